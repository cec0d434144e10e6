// The open tables of one page: the waiting room and the table use the same socket, so nothing is missed in between.
import { Table } from './table.svelte'

export class Lines {
  private readonly open = new Map<string, Table>()

  constructor(private readonly id: string) {}

  /** The viewer's table, opened if it is not yet. */
  get(seat: number | null, token: string | null): Table {
    const key = `${seat} ${token}`
    let table = this.open.get(key)
    if (!table) {
      table = new Table(this.id, seat, token)
      this.open.set(key, table)
      table.socket.open()
    }
    return table
  }

  /** Hang up on every other viewer, e.g. the spectator one was before sitting down. */
  only(tables: Table[]): void {
    for (const [key, table] of this.open) {
      if (tables.includes(table)) continue
      table.close()
      this.open.delete(key)
    }
  }
}
