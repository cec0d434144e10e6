// A lesson as a source of what is shown: every answer goes to the server with all those before it, and what comes back
// is told as at a table. A wrong answer changes nothing.
import { api } from './api'
import type { News, Source } from './queue.svelte'
import { keep, kept, settings } from './settings.svelte'
import { t } from './texts/index.svelte'
import type { Coached, Doing, GameEvent, Hinted, Question, Reason, Said, SeatInfo, TableInfo, View, Vocabulary } from './wire'

export const inMyLanguage = (said: Said): string => said[settings.language]

export class Lesson implements Source {
  now = $state.raw<Coached | null>(null)
  failed = $state.raw<unknown>(null)
  private sending = $state(false)
  private answers = $state.raw<string[]>([])
  private readonly watchers = new Set<(news: News) => void>()
  readonly past = null
  readonly info: TableInfo | null = $derived.by(() => (this.now ? tableOf(this.game, this.now) : null))

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  get view(): View | null {
    return this.now?.table.view ?? null
  }

  get seq(): number {
    return this.now?.table.seq ?? 0
  }

  get events(): GameEvent[] {
    return this.now?.table.events ?? []
  }

  /** After its last word a lesson asks nothing more, even if the table would. */
  get question(): Question | null {
    return this.now?.over ? null : (this.now?.table.question ?? null)
  }

  get open(): Question | null {
    return this.sending ? null : this.question
  }

  get waiting(): number[] {
    return this.now?.over ? [] : (this.now?.table.waiting ?? [])
  }

  get doing(): Doing[] {
    return this.now?.table.doing ?? []
  }

  get seat(): number | null {
    return this.now?.seat ?? null
  }

  get words(): Vocabulary | null {
    return this.now?.table.words ?? null
  }

  get mayGoBack(): boolean {
    return this.answers.length > 0 && !this.sending
  }

  onNews(watcher: (news: News) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  begin(): Promise<void> {
    return this.play([])
  }

  answer(option: string): void {
    if (!this.sending) void this.play([...this.answers, option])
  }

  back(): void {
    if (this.mayGoBack) void this.play(this.answers.slice(0, -1))
  }

  private async play(answers: string[]): Promise<void> {
    this.sending = true
    try {
      const told = await api.lesson(this.game, this.id, answers)
      this.answers = told.wrong ? answers.slice(0, -1) : answers
      this.failed = null
      this.tell(told)
    } catch (error) {
      this.failed = error
    } finally {
      this.sending = false
    }
  }

  private tell(told: Coached): void {
    const before = this.now
    this.now = told
    const known = before?.table.seq ?? 0
    const { view: after, waiting, doing = [] } = told.table
    if (!after || told.wrong) return
    const events = told.table.events.filter((event) => event.seq > known)
    const live = before !== null && told.table.seq > known
    for (const watch of this.watchers) watch({ events, before: before?.table.view ?? null, after, waiting, doing, live })
  }

  /** What would a bot do? */
  async hint(): Promise<Hinted> {
    const question = this.question
    const found = await api.lessonHint(this.game, this.id, this.answers)
    if (!found || !question) return { hint: null, reasons: [{ rule: '', text: 'hint-late', params: {} }] }
    return { hint: { question, best: found.best, chances: found.chances }, reasons: [] }
  }

  /** Asked as one would try it: an illegal answer comes back with the rules' reasons. */
  async explain(option: string): Promise<Reason[] | null> {
    if (this.question?.options.some((o) => o.id === option)) return []
    try {
      return (await api.lesson(this.game, this.id, [...this.answers, option])).wrong?.reasons ?? []
    } catch {
      return null
    }
  }
}

/** Nobody else sits here: the seats are called by whom they play. */
function tableOf(game: string, { cast, seat: mine, over }: Coached): TableInfo {
  const seats = cast.map((text, seat): SeatInfo => {
    const own = seat === mine
    return { seat, kind: own ? 'person' : 'bot', level: null, name: t(text), taken: own, online: own, mine: own }
  })
  const state = over ? 'over' : 'playing'
  return {
    id: '',
    game,
    options: {},
    public: false,
    state,
    created: 0,
    host: false,
    seats,
    tokens: {},
    spectators: 0,
    fair: null,
    over: null,
  }
}

const LEARNT = 'gulch-learnt'

/** Which lessons were finished on this device. */
class Learnt {
  private done = $state.raw<string[]>(kept<string[]>(LEARNT, []))

  has(game: string, lesson: string): boolean {
    return this.done.includes(`${game}/${lesson}`)
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return
    this.done = [...this.done, `${game}/${lesson}`]
    keep(LEARNT, this.done)
  }
}

export const learnt = new Learnt()
