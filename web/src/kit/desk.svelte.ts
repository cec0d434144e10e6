// What a board and its lists share: the view, the open question, what is picked, why not, what is inspected.
// Live table and replay both stand behind it, so a board never knows which of them it draws.
import { at, chosen, FEW, menuOf, type Menu } from './options'
import { option as optionText, optionShort, plain, reason, speakerFor, wait, type Speaker } from './texts/sentence'
import { t } from './texts/index.svelte'
import type { Gain, GameBoard } from './game'
import type { Doing, GameEvent, GameInfo, Option, Preview, Question, Reason, TableInfo, View, Vocabulary } from './wire'

export interface Stage {
  readonly shown: View | null
  readonly open: Question | null
  readonly info: TableInfo | null
  readonly seat: number | null
  readonly waiting: number[]
  /** what the waiting seats are asked; empty where nobody tells */
  readonly doing: Doing[]
  readonly words: Vocabulary | null
  readonly events: GameEvent[]
  answer(option: string): void
  explain(option: string): Promise<Reason[] | null>
  preview?(options: string[]): Promise<Record<string, Preview>>
}

export interface Refusal {
  id: string
  /** whom it is about, where it is somebody */
  name?: string
  text: string
  reasons: { text: string; rule: string }[]
}

const MOST_ASKED = 8
const ASK_AFTER = 500
const MOST_TOLD = 3
const MOST_PREVIEWED = 40
const SETTLED_AFTER = 200
const HELD_AT_MOST = 1500

export class Desk {
  picked = $state.raw<string[]>([])
  whyMode = $state(false)
  refusals = $state.raw<Refusal[]>([])
  inspected = $state.raw<{ thing: string; refusals: Refusal[]; hover: boolean } | null>(null)
  /** what may be chosen and is pointed at: by the pointer, the focus, or a first touch */
  pointed = $state<string | null>(null)
  /** the press under way comes from a finger: it points first, and does the second time */
  byTouch = false
  /** several options stand for the pressed thing: which one? */
  choosing = $state.raw<Option[]>([])

  readonly menu: Menu | null = $derived.by(() => (this.stage.open ? menuOf(this.stage.open, this.board?.subsets) : null))
  // As text: the same owners again are no news, and the whole log need not be said anew.
  private readonly owners: string = $derived.by(() => JSON.stringify((this.stage.shown && this.board?.owners?.(this.stage.shown)) ?? {}))
  readonly speaker: Speaker = $derived.by(() =>
    speakerFor(this.stage.info, this.stage.words, JSON.parse(this.owners) as Record<string, number>),
  )
  /** what each answer would lead to, where the board can tell */
  previews = $state.raw<Record<string, Preview>>({})
  /** the lines of the list won't grow any more under somebody's finger: what they lead to is known, or late */
  settled = $state(true)
  /** the end screen still counts: nothing says what it comes to */
  counting = $state(false)
  /** something would be lost for good: asked once more */
  doubted = $state.raw<Option | null>(null)
  /** previews on their way: only they tell whether something is lost, so a press waits for them */
  private coming: Promise<void> | null = null
  private held: Option | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly stage: Stage,
    readonly game: GameInfo | undefined,
    readonly board: GameBoard | null,
  ) {}

  get view(): View | null {
    return this.stage.shown
  }

  /** What the log tells. */
  get logged(): GameEvent[] {
    const { events } = this.stage
    return this.counting ? events.filter((event) => !this.board?.isVerdict?.(event)) : events
  }

  get me(): number | null {
    return this.stage.seat
  }

  /** The seat drawn at the bottom: mine, or the first for a spectator. */
  get nearest(): number {
    return this.stage.seat ?? 0
  }

  isLegal(thing: string): boolean {
    return at(this.menu, thing).length > 0 || this.isToggle(thing)
  }

  isToggle(thing: string): boolean {
    return this.menu?.subset?.things.includes(thing) ?? false
  }

  isPicked(thing: string): boolean {
    return this.picked.includes(thing)
  }

  textOf(option: Option): string {
    return plain(optionText(option, this.speaker, this.stage.open))
  }

  shortOf(option: Option): string {
    return plain(optionShort(option, this.speaker, this.stage.open))
  }

  iconOf(option: Option): string {
    return (this.stage.open && this.board?.optionIcon(option, this.stage.open)) || 'ui-chevron'
  }

  /** A new question: nothing is picked, nothing refused; a moment later ask why the others are not offered. */
  fresh(): void {
    this.picked = []
    this.pointed = null
    this.choosing = []
    this.refusals = []
    this.previews = {}
    this.doubted = null
    this.held = null
    this.whyMode = false
    if (this.inspected?.hover) this.inspected = null // it may stand where one has to press now
    clearTimeout(this.timer)
    const question = this.stage.open
    this.settled = !this.isForeseen(question)
    setTimeout(() => (this.settled = true), SETTLED_AFTER)
    if (question && !this.menu?.subset) this.timer = setTimeout(() => void this.askRefusals(question), ASK_AFTER)
  }

  /** What the answers lead to; asked again when others have answered, because then mine may stay. */
  foresee(): void {
    const question = this.stage.open
    if (!this.isForeseen(question)) return
    const coming = this.askPreviews(question).finally(() => {
      if (this.coming === coming) this.coming = null
      this.settled = true
    })
    this.coming = coming
  }

  private isForeseen(question: Question | null): question is Question {
    return question !== null && !this.menu?.subset && this.board?.gain !== undefined
  }

  private async askPreviews(question: Question): Promise<void> {
    const options = question.options.map((option) => option.id).slice(0, MOST_PREVIEWED)
    const found = await this.stage.preview?.(options)
    if (found && this.stage.open?.number === question.number) this.previews = found
  }

  /** What this answer gives and costs, alike things together; null where nobody can say. */
  gainsOf(option: Option): Gain[] | null {
    const preview = this.previews[option.id]
    const seat = this.me
    if (!preview || seat === null || !this.board?.gain) return null
    const found = new Map<string, Gain>()
    for (const event of preview.events) {
      const gain = this.board.gain(event, seat)
      if (gain) found.set(gain.sign + gain.text, gain)
    }
    return [...found.values()]
  }

  /** Somebody learns something by it: it stays. */
  isFinal(option: Option): boolean {
    return this.previews[option.id]?.final === true
  }

  private async askRefusals(question: Question): Promise<void> {
    const seats = Array.from({ length: this.view?.seats ?? 0 }, (_, seat) => `seat:${seat}`)
    const pointed = question.options.some((o) => o.targets.some((thing) => thing.startsWith('seat:')))
    if (!pointed) return
    const legal = new Set(question.options.flatMap((o) => o.targets))
    const refused = seats.filter((s) => !legal.has(s) && s !== `seat:${this.me}`).slice(0, MOST_ASKED)
    const found = await Promise.all(refused.map((thing) => this.refusalOfSeat(thing)))
    if (this.stage.open?.number === question.number) this.refusals = found.filter((r) => r !== undefined)
  }

  private async refusalOfSeat(thing: string): Promise<Refusal | undefined> {
    const [first] = await this.refusalsOf(thing)
    return first && { ...first, name: this.speaker.nameOf(Number(thing.split(':')[1])) }
  }

  /** What can't be done with a thing, verb by verb, as the server says it. `asked`: whoever wants to know why is told
      also that no verb takes it now. */
  private async refusalsOf(thing: string, asked = false): Promise<Refusal[]> {
    const known = this.board?.inRules?.(thing) ?? thing
    const lines = new Map<string, Refusal>()
    for (const why of (await this.stage.explain(known)) ?? []) {
      const id = String(why.params['action'] ?? known)
      if (id === known && !asked) continue
      const line = lines.get(id) ?? { id, text: this.nameOf(id), reasons: [] }
      const told = id === known ? { ...why, text: 'not-now' } : why
      line.reasons.push({ text: plain(reason(told, this.speaker)), rule: why.rule })
      lines.set(id, line)
    }
    return [...lines.values()]
  }

  /** An action that is not offered, in words; or a thing that no verb takes now. */
  private nameOf(id: string): string {
    const [kind = '', ...values] = id.split(':')
    const names = this.stage.words?.verbs[kind]
    if (!names) return this.board?.thingName(id, this.view) ?? id
    const params = Object.fromEntries(Object.keys(names).map((name, i) => [name, values[i] ?? '']))
    return plain(optionText({ id, kind, rule: '', params, targets: [] }, this.speaker, this.stage.open))
  }

  /** Those refused for the same reason share a line. */
  get grouped(): Refusal[] {
    const lines = new Map<string, Refusal>()
    for (const refusal of this.refusals) {
      const said = refusal.reasons.map((r) => r.text).join(' ')
      const line = lines.get(said)
      lines.set(said, line ? together(line, refusal) : refusal)
    }
    return [...lines.values()]
  }

  press(thing: string): void {
    if (this.whyMode) {
      this.whyMode = false
      void this.inspect(thing, false, true)
      return
    }
    if (this.isToggle(thing)) return this.toggle(thing)
    const options = this.meant(thing)
    if (options.length === 0) return void this.inspect(thing)
    const isFirstTouch = this.byTouch && this.pointed !== thing
    if (isFirstTouch) this.point(thing)
    if (options.length > 1)
      this.choosing = options // asking which does nothing yet: the prompt has no button for it
    else if (!isFirstTouch) this.choose(options[0]!)
  }

  toggle(thing: string): void {
    this.picked = this.isPicked(thing) ? this.picked.filter((x) => x !== thing) : [...this.picked, thing].sort()
  }

  /** What can be undone may be tried; what is lost for good is asked once more. */
  choose(option: Option): void {
    this.choosing = []
    this.inspected = null
    if (this.coming) return this.hold(option, this.coming)
    const lost = this.isFinal(option) && this.gainsOf(option)?.some((gain) => gain.lost)
    if (lost && this.doubted?.id !== option.id) {
      this.doubted = option
      return
    }
    this.doubted = null
    this.stage.answer(option.id)
  }

  /** The first press counts; one that comes twice before anything is known must not say yes to a loss. */
  private hold(option: Option, coming: Promise<void>): void {
    if (this.held) return
    this.held = option
    const asked = this.stage.open?.number
    const late = new Promise((done) => setTimeout(done, HELD_AT_MOST))
    void Promise.race([coming, late]).then(() => {
      if (this.held !== option || this.stage.open?.number !== asked) return
      this.held = this.coming = null
      this.choose(option)
    })
  }

  /** The option that the picked things make up, if it may be chosen. */
  get subsetOption(): Option | undefined {
    const subset = this.menu?.subset
    return subset ? chosen(subset, this.picked) : undefined
  }

  /** What can be done with a thing that is read about. */
  offersAt(thing: string): Option[] {
    const question = this.stage.open
    const more = question ? (this.board?.offers?.(thing, question) ?? []) : []
    return [...new Set([...this.meant(thing), ...more])]
  }

  /** The answers that a press on this thing stands for. */
  private meant(thing: string): Option[] {
    return this.board?.means?.(thing, this) ?? at(this.menu, thing)
  }

  /** What may be chosen is pointed at; nothing happens yet. */
  point(thing: string | null): void {
    this.pointed = thing !== null && this.meant(thing).length > 0 ? thing : null
  }

  /** What the main button says and Enter does: what is picked, what is pointed at, or the one thing there is to do. */
  get main(): Option | null {
    if (this.menu?.subset) return this.subsetOption ?? null
    const here = this.pointed === null ? [] : this.meant(this.pointed)
    if (here.length === 1) return here[0]!
    const single = this.menu?.single ?? []
    const first = single[0]
    const primary = this.board?.primary?.(single)
    if (primary) return primary
    // Among things on the board, and among many answers, nobody but the player knows which is meant.
    const few = single.length <= FEW && single.every((option) => option.targets.length === 0)
    return first && (single.length === 1 || few) ? first : null
  }

  confirm(): void {
    if (this.main) this.choose(this.main)
    else if (this.pointed !== null) this.choosing = this.meant(this.pointed)
  }

  /** What a thing is, and if it can't be chosen now, why not. */
  async inspect(thing: string, hover = false, asked = false): Promise<void> {
    this.inspected = { thing, refusals: [], hover }
    const question = this.stage.open
    if (hover || !question || this.isLegal(thing)) return
    const refusals = await this.refusalsOf(thing, asked)
    if (this.inspected?.thing === thing) this.inspected = { thing, refusals, hover }
  }

  /** Nobody asks me anything: whom do we wait for, and for what? */
  get waitingText(): string {
    const waiting = this.stage.waiting
    if (waiting.length === 0) return ''
    const said = waiting.length <= MOST_TOLD ? waiting.map((seat) => this.doingOf(seat)) : []
    if (said.length > 0 && said.every((text) => text !== undefined)) return said.map((text) => plain(text!)).join(' ')
    const names = waiting.map((seat) => this.speaker.nameOf(seat)).join(', ')
    return t('kit-waiting-for', { names, count: waiting.length })
  }

  /** The moment a seat is in, if anybody told. */
  momentOf(seat: number): string | null {
    return this.stage.doing.find((d) => d.seat === seat)?.kind ?? null
  }

  private doingOf(seat: number): string | undefined {
    const told = this.stage.doing.find((d) => d.seat === seat)
    if (told) return wait({ kind: told.kind ?? 'thinking', params: told.params }, seat, this.speaker)
    // A replay is told nothing about questions; its board may know from the view.
    const seen = this.view ? this.board?.doing?.(this.view, seat) : null
    return seen ? wait(seen, seat, this.speaker) : undefined
  }
}

/** "Ada, Hank": the verb is the question's and need not be said again. */
function together(line: Refusal, refusal: Refusal): Refusal {
  if (line.name === undefined || refusal.name === undefined) return { ...line, text: `${line.text} · ${refusal.text}` }
  const name = `${line.name}, ${refusal.name}`
  return { ...line, name, text: name }
}
