// A finished game as a source of what is shown: moments instead of a socket. One step on is told, a leap is only shown.
import type { Moment } from './api'
import type { News, Source } from './queue.svelte'
import { withoutTakenBack } from './table.svelte'
import type { GameEvent, TableInfo, View, Vocabulary } from './wire'

export class Replay implements Source {
  moments = $state.raw<Moment[]>([])
  at = $state(0)
  info = $state.raw<TableInfo | null>(null)
  words = $state.raw<Vocabulary | null>(null)
  seat = $state<number | null>(null)
  readonly question = null
  readonly open = null
  readonly past = null
  readonly doing = []
  readonly events: GameEvent[] = $derived.by(() => withoutTakenBack(this.moments.slice(0, this.at + 1).flatMap((m) => m.events)))
  private watcher: ((news: News) => void) | null = null

  get view(): View | null {
    return this.moments[this.at]?.view ?? null
  }

  get seq(): number {
    return this.moments[this.at]?.seq ?? 0
  }

  get waiting(): number[] {
    return this.view?.waiting ?? []
  }

  get last(): number {
    return this.moments.length - 1
  }

  onNews(watcher: (news: News) => void): () => void {
    this.watcher = watcher
    return () => (this.watcher = null)
  }

  go(to: number): void {
    const before = this.view
    const live = to === this.at + 1
    this.at = Math.max(0, Math.min(this.last, to))
    const moment = this.moments[this.at]
    if (moment?.view) this.watcher?.({ events: moment.events, before, after: moment.view, waiting: this.waiting, doing: [], live })
  }

  answer(): void {}

  explain(): Promise<null> {
    return Promise.resolve(null)
  }
}
