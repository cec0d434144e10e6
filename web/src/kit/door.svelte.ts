// What hangs on the server's door. The lobby reads it with the list of tables, a table hears of it.
import type { Sign } from './wire'

class Door {
  closed = $state(false)
  said = $state('')
  /** what was read and put aside; something else is shown again */
  private aside = $state('')

  reads(sign: Sign | undefined): void {
    this.closed = sign?.closed ?? false
    this.said = sign?.said ?? ''
  }

  get shows(): boolean {
    return (this.closed || this.said !== '') && this.aside !== this.mark
  }

  putAside(): void {
    this.aside = this.mark
  }

  private get mark(): string {
    return `${this.closed} ${this.said}`
  }
}

export const door = new Door()
