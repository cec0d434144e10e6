// One queue for everything that is shown: board, figures, prompt, log, sounds and end screen follow it. The table may have
// gone on meanwhile; a question is open when what led to it has been seen.
import type { GameBoard } from './game'
import { settings, SPEEDS, type Speed } from './settings.svelte'
import type { Beat } from './story'
import type { Doing, GameEvent, Preview, Question, Reason, TableInfo, View, Vocabulary } from './wire'

/** What was told at once: the events, and the table before and after them. */
export interface News {
  events: GameEvent[]
  before: View | null
  after: View
  waiting: number[]
  doing: Doing[]
  /** it happens now; what is only learnt late is shown as it is */
  live: boolean
}

/** The table as it is known: a socket or a replay. */
export interface Source {
  readonly view: View | null
  readonly seq: number
  readonly events: GameEvent[]
  readonly question: Question | null
  /** the question, when nothing else keeps it from being answered */
  readonly open: Question | null
  readonly waiting: number[]
  readonly doing: Doing[]
  readonly info: TableInfo | null
  readonly seat: number | null
  readonly words: Vocabulary | null
  /** a moment that is looked back at */
  readonly past: { seq: number; view: View } | null
  onNews(watcher: (news: News) => void): () => void
  answer(option: string): void
  explain(option: string): Promise<Reason[] | null>
  preview?(options: string[]): Promise<Record<string, Preview>>
}

interface Step extends Beat {
  /** with this step the table is told as it was after these events */
  whole: Pick<News, 'waiting' | 'doing'> | null
}

/** So far behind one catches up at double speed. */
const FAR_BEHIND = 12
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, at_once: 0 }

export class Queue {
  /** what is being looked at; null: everything has been told */
  now = $state.raw<Step | null>(null)
  left = $state(0)
  paused = $state(false)
  /** the steps of this telling that have been seen */
  done = $state(0)
  /** events that nobody saw: the page was hidden, or opened later */
  missed = $state.raw<{ from: number; to: number } | null>(null)
  private company = $state.raw<Pick<News, 'waiting' | 'doing'> | null>(null)
  private line: Step[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** skipped: straight on until this seat is asked */
  private rushing = false
  private hiddenAt = 0
  readonly told: GameEvent[] = $derived.by(() => this.eventsTold())

  constructor(
    private readonly source: Source,
    private readonly board: GameBoard | null,
  ) {}

  // ---- what is shown: the board, the log and the prompt stand on this -------------------------------------------------
  get running(): boolean {
    return this.now !== null
  }

  get shown(): View | null {
    return this.source.past?.view ?? this.now?.view ?? this.source.view
  }

  get seq(): number {
    return this.now?.seq ?? this.source.seq
  }

  get events(): GameEvent[] {
    return this.told
  }

  private eventsTold(): GameEvent[] {
    const upTo = this.now?.seq
    return upTo === undefined ? this.source.events : this.source.events.filter((event) => event.seq <= upTo)
  }

  get open(): Question | null {
    return this.running ? null : this.source.open
  }

  /** A question waits, seen or not yet. */
  get question(): Question | null {
    return this.running ? null : this.source.question
  }

  get over(): boolean {
    return !this.running && this.source.view?.over === true
  }

  get waiting(): number[] {
    return this.running ? (this.company?.waiting ?? []) : this.source.waiting
  }

  get doing(): Doing[] {
    return this.running ? (this.company?.doing ?? []) : this.source.doing
  }

  get info(): TableInfo | null {
    return this.source.info
  }

  get seat(): number | null {
    return this.source.seat
  }

  get words(): Vocabulary | null {
    return this.source.words
  }

  answer(option: string): void {
    if (!this.running) this.source.answer(option)
  }

  explain(option: string): Promise<Reason[] | null> {
    return this.source.explain(option)
  }

  preview(options: string[]): Promise<Record<string, Preview>> {
    return this.source.preview?.(options) ?? Promise.resolve({})
  }

  // ---- the telling -----------------------------------------------------------------------------------------------------
  /** Follow the source. Whoever comes late starts at now. */
  start(): () => void {
    const stop = this.source.onNews((news) => this.hear(news))
    const seen = () => this.looked()
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', seen)
      this.settle()
    }
  }

  hear(news: News): void {
    if (document.hidden || this.rushing || !news.live || (settings.pace === 'at_once' && !this.paused)) {
      this.settle()
      if (this.source.question || news.after.over) this.rushing = false
      return
    }
    const steps = this.stepsOf(news)
    if (steps.length === 0 && !this.running) return
    this.line.push(...steps)
    this.left = this.line.length
    if (!this.running) this.begin(news)
  }

  private stepsOf(news: News): Step[] {
    const beats = this.board?.tell?.(news.events, news.before, news.after) ?? []
    const steps = beats.map((beat): Step => ({ ...beat, whole: null }))
    const last = steps.at(-1)
    const whole = { waiting: news.waiting, doing: news.doing }
    if (last) {
      last.whole = whole
      // The end is nobody's business before everything has been told.
      if (!news.after.over) Object.assign(last, { view: news.after, seq: news.events.at(-1)!.seq })
    } else if (this.running && !news.after.over) {
      const seq = news.events.at(-1)?.seq ?? this.line.at(-1)?.seq ?? this.seq
      steps.push({ seq, view: news.after, event: null, dwell: 0, scenes: [], moment: null, whole })
    }
    return steps
  }

  private begin(news: News): void {
    this.done = 0
    this.company = { waiting: news.before?.waiting ?? [], doing: [] }
    this.next()
  }

  private next(): void {
    if (this.now?.whole) this.company = this.now.whole
    const step = this.line.shift()
    this.left = this.line.length
    if (!step) return this.settle()
    this.now = step
    this.done += 1
    if (!this.paused) this.timer = setTimeout(() => this.next(), this.timeOf(step))
  }

  timeOf(step: Beat): number {
    return step.dwell * FACTOR[settings.pace] * (this.line.length > FAR_BEHIND ? 0.5 : 1)
  }

  /** Everything is as the table knows it. */
  settle(): void {
    clearTimeout(this.timer)
    this.line = []
    this.left = 0
    this.now = null
    this.company = null
  }

  /** The page was left and is looked at again: the table is shown as it is, what happened meanwhile is told in words. */
  private looked(): void {
    if (document.hidden) {
      this.hiddenAt = this.seq
      this.settle()
    } else if (this.source.seq > this.hiddenAt) {
      this.missed = { from: this.hiddenAt, to: this.source.seq }
    }
  }

  // ---- what the viewer may do ------------------------------------------------------------------------------------------
  /** On to my next decision, or to the end. */
  skip(): void {
    if (!this.running) return
    this.paused = false
    this.rushing = this.source.seat !== null && !this.source.question && this.source.view?.over !== true
    this.settle()
  }

  pause(): void {
    this.paused = !this.paused
    clearTimeout(this.timer)
    if (!this.paused && this.running) this.next()
  }

  step(): void {
    if (!this.running) return
    this.paused = true
    clearTimeout(this.timer)
    this.next()
  }

  /** Round and round: slow, normal, fast, at once. */
  faster(): void {
    const speed = SPEEDS[(SPEEDS.indexOf(settings.speed) + 1) % SPEEDS.length]!
    settings.change({ speed })
    if (settings.pace === 'at_once') {
      this.paused = false
      this.settle()
    }
  }
}
