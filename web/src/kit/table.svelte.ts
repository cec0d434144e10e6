// The table as one viewer knows it: one reducer folds the snapshot and every update, live and after a reload alike.
import { newSeed, sha256, toHex } from './chance'
import { door } from './door.svelte'
import { network } from './network.svelte'
import { keep, kept, settings, type Speed } from './settings.svelte'
import type { News } from './queue.svelte'
import { newCommandId, TableSocket, type Link, type SocketSetup } from './socket'
import type {
  ChatLine,
  Doing,
  GameEvent,
  Hinted,
  Preview,
  Question,
  Reason,
  ServerMessage,
  TableInfo,
  Told,
  View,
  Vocabulary,
  Vote,
} from './wire'

export interface Notice {
  reasons: Reason[]
  mayVote: boolean
  /** only told, nothing went wrong */
  calm?: boolean
}

const OF_A_BOT = new Set(['notice-absent', 'notice-stand-in', 'notice-resigned'])

const HINT_PATIENCE = 60_000 // it may have to wait for a bot

export class Table {
  info = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  question = $state.raw<Question | null>(null)
  waiting = $state.raw<number[]>([])
  private asks = $state.raw<Doing[]>([])
  /** my last answer can be taken back now */
  mayUndo = $state(false)
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatLine[]>([])
  words = $state.raw<Vocabulary | null>(null)
  vote = $state.raw<Vote | null>(null)
  link = $state<Link>('connecting')
  goodbye = $state<string | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** an answer is on its way: the question is shown as answered */
  sending = $state<string | null>(null)
  /** looking back: the table as it was after this event */
  past = $state.raw<{ seq: number; view: View } | null>(null)
  /** the last event this viewer had seen when they last answered */
  mySeq = $state(0)
  /** when the chat was last looked at: the time of its newest line */
  private readAt = $state(0)
  seq = 0

  readonly socket: TableSocket
  private readonly asked = new Map<string, (message: ServerMessage) => void>()
  private readonly watchers = new Set<(news: News) => void>()
  /** how the game began, kept until somebody looks */
  private opening: News | null = null
  private seed: Uint8Array<ArrayBuffer> | null = null
  private refs = 0
  /** what the server takes for granted */
  private toldPace: Speed = 'normal'

  constructor(
    readonly id: string,
    readonly seat: number | null,
    token: string | null,
    setup: SocketSetup = {},
  ) {
    this.mySeq = kept(this.memory, 0)
    this.readAt = kept(`${this.memory}-chat`, 0)
    this.socket = new TableSocket(
      id,
      token,
      { heard: (m) => this.hear(m), link: (state) => this.linked(state), lastSeq: () => this.seq },
      setup,
    )
  }

  private get memory(): string {
    return `gulch-last-${this.id}-${this.seat ?? 'watch'}`
  }

  /** Somebody sits down who has not chosen anything yet: what was dealt is news, though the game has begun. */
  private get isNew(): boolean {
    return this.seat !== null && this.mySeq === 0 && !this.view
  }

  /** What the board shows: now, or the moment being looked at. */
  get shown(): View | null {
    return this.past?.view ?? this.view
  }

  /** A bot answers for this seat until its owner is back. */
  get standIn(): boolean {
    const mine = this.info?.seats.find((s) => s.seat === this.seat)
    return mine !== undefined && mine.mine && mine.level !== null
  }

  /** I have given this game up: a bot plays it to the end. */
  get resigned(): boolean {
    return this.info?.seats.find((s) => s.seat === this.seat)?.resigned === true
  }

  /** Nothing reaches the table now: what is answered waits and goes out by itself. */
  get cutOff(): boolean {
    return network.offline || this.link === 'waiting' || this.link === 'connecting'
  }

  /** The question, when it can be answered right now. */
  get open(): Question | null {
    return this.past || this.sending || this.standIn ? null : this.question
  }

  /** What the waiting seats are asked; of a moment that is looked back at nobody knows. */
  get doing(): Doing[] {
    return this.past ? [] : this.asks
  }

  onNews(watcher: (news: News) => void): () => void {
    this.watchers.add(watcher)
    if (this.opening?.after === this.view) watcher(this.opening!)
    this.opening = null
    return () => this.watchers.delete(watcher)
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.info = message.table
        this.chat = message.chat ?? []
        // What may have ended while the line was lost; what is still so follows at once.
        this.vote = null
        door.reads(undefined)
        if (message.words) this.words = message.words
        this.fold(message, this.isNew && !message.view?.over)
        break
      case 'update':
        if (message.words) this.words = message.words
        this.fold(message, true)
        break
      case 'ack':
      case 'stale':
      case 'refused':
        this.answered(message)
        break
      case 'why':
      case 'preview':
      case 'hint':
      case 'moment':
        this.asked.get(message.ref)?.(message)
        this.asked.delete(message.ref)
        break
      case 'table':
        this.info = message.table
        break
      case 'chat':
        this.chat = [...this.chat, message]
        break
      case 'vote':
        if (message.closed === 'refused' && this.vote?.seat === this.seat)
          this.tell((this.vote?.about ?? 'undo') === 'undo' ? 'kit-vote-refused' : 'kit-vote-fallen')
        this.vote = message.closed ? null : message
        break
      case 'notice':
        // That a bot plays for me stands above the board as long as it does.
        if (!OF_A_BOT.has(message.text) || message.params?.['seat'] !== this.seat) this.tell(message.text, message.params ?? {})
        break
      case 'sign':
        door.reads(message)
        break
      case 'commit':
        void this.promiseSeed()
        break
      case 'reveal':
        if (this.seed) this.socket.say({ type: 'seed', reveal: toHex(this.seed) })
        break
      case 'bye':
        this.goodbye = message.text
        break
      case 'pong':
        break
    }
  }

  private linked(state: Link): void {
    this.link = state
    this.toldPace = 'normal'
    if (state === 'live') this.tellPace()
    if (state === 'live' && document.hidden) this.attend()
  }

  /** Whether somebody can see this: who can't is told on another way. */
  attend(): void {
    this.socket.say({ type: 'attend', here: !document.hidden })
  }

  /** Bots wait as long as this table is looked at. */
  tellPace(): void {
    if (settings.pace !== this.toldPace && this.socket.say({ type: 'pace', speed: settings.pace })) this.toldPace = settings.pace
  }

  private tell(text: string, params: Reason['params'] = {}): void {
    this.notice = { reasons: [{ rule: '', text, params }], mayVote: false, calm: text.startsWith('notice-') }
  }

  private fold(told: Told, live: boolean): void {
    const before = this.view
    const fresh = (told.events ?? []).filter((e) => e.seq > this.seq)
    this.events = withoutTakenBack([...this.events, ...fresh])
    this.seq = Math.max(this.seq, told.seq)
    this.view = told.view
    this.waiting = told.waiting ?? told.view?.waiting ?? []
    this.asks = told.doing ?? []
    this.mayUndo = told.undo ?? false
    if (told.question?.number !== this.question?.number || !told.question) this.sending = null
    this.question = told.question
    if (told.view) this.spread({ events: fresh, before, after: told.view, waiting: this.waiting, doing: this.asks, live })
  }

  private spread(news: News): void {
    if (this.watchers.size === 0 && news.live && !news.before) this.opening = news
    for (const watch of this.watchers) watch(news)
  }

  private answered(message: Extract<ServerMessage, { type: 'ack' | 'stale' | 'refused' }>): void {
    if (message.type === 'ack') return
    this.sending = null
    if (message.type === 'stale') this.question = message.question
    else this.notice = { reasons: message.reasons, mayVote: message.vote === true }
  }

  answer(option: string): void {
    const question = this.open
    if (!question) return
    this.notice = null
    this.sending = option
    this.mySeq = this.seq
    keep(this.memory, this.seq)
    this.socket.command({ type: 'answer', cmd_id: newCommandId(), question: question.number, option })
  }

  undo(): void {
    this.notice = null
    this.socket.command({ type: 'undo', cmd_id: newCommandId() })
  }

  askUndo(): void {
    this.notice = null
    this.socket.command({ type: 'ask_undo', cmd_id: newCommandId() })
  }

  /** Shall a bot play for somebody who is gone? */
  askStandIn(seat: number): void {
    this.notice = null
    this.socket.command({ type: 'ask_vote', cmd_id: newCommandId(), about: 'stand-in', seat })
  }

  /** Shall the game end here, without a result? */
  askEnd(): void {
    this.notice = null
    this.socket.command({ type: 'ask_vote', cmd_id: newCommandId(), about: 'end' })
  }

  /** Shall everybody have hints? */
  askHints(): void {
    this.notice = null
    this.socket.command({ type: 'ask_vote', cmd_id: newCommandId(), about: 'hints' })
  }

  agree(yes: boolean): void {
    this.socket.command({ type: 'agree', cmd_id: newCommandId(), yes })
  }

  /** Lines of others, whom one hears, since the chat was last looked at. */
  get unread(): number {
    return this.chat.filter((line) => Number(line.at) > this.readAt && !this.isMine(line) && !settings.muted.includes(line.from)).length
  }

  readChat(): void {
    const newest = Number(this.chat.at(-1)?.at ?? 0)
    if (newest <= this.readAt) return
    this.readAt = newest
    keep(`${this.memory}-chat`, newest)
  }

  isMine(line: ChatLine): boolean {
    return line.seat !== null && this.info?.seats[line.seat]?.mine === true
  }

  say(text: string): void {
    this.socket.say({ type: 'chat', text: text.slice(0, 300) })
  }

  /** Why can't I? Empty: I can. Null: nobody to ask just now. */
  explain(option: string): Promise<Reason[] | null> {
    const ref = `e${++this.refs}`
    return this.request({ type: 'explain', ref, option }, ref).then((m) => (m?.type === 'why' ? m.reasons : null))
  }

  /** What these answers would lead to; nothing where nobody can say. */
  preview(options: string[]): Promise<Record<string, Preview>> {
    const ref = `p${++this.refs}`
    return this.request({ type: 'preview', ref, options }, ref).then((m) => (m?.type === 'preview' ? m.previews : {}))
  }

  /** What would a bot do? */
  async hint(): Promise<Hinted> {
    const ref = `h${++this.refs}`
    const told = await this.request({ type: 'hint', ref }, ref, HINT_PATIENCE)
    const question = this.question
    if (told?.type !== 'hint' || told.best === null || question?.number !== told.question)
      return {
        hint: null,
        reasons: told?.type === 'hint' && told.reasons.length > 0 ? told.reasons : [{ rule: '', text: 'hint-late', params: {} }],
      }
    return { hint: { question, best: told.best, chances: told.chances }, reasons: [] }
  }

  /** The server knows what may be recalled: a card that was covered since stays covered. */
  async look(seq: number): Promise<void> {
    const ref = `l${++this.refs}`
    const answer = await this.request({ type: 'look', ref, seq }, ref)
    if (answer?.type !== 'moment') return
    if (!answer.view) {
      this.tell('kit-replay-no-view')
      return
    }
    this.past = { seq, view: answer.view }
  }

  backToNow(): void {
    this.past = null
  }

  private request(message: Parameters<TableSocket['say']>[0], ref: string, patience = 5000): Promise<ServerMessage | null> {
    return new Promise((resolve) => {
      this.asked.set(ref, resolve)
      if (!this.socket.say(message)) resolve(null)
      setTimeout(() => resolve(null), patience)
    })
  }

  /** This seat's share of the dice: promised now, shown when everybody has promised. */
  private async promiseSeed(): Promise<void> {
    if (this.seat === null) return
    this.seed ??= newSeed()
    keep(`gulch-seed-${this.id}-${this.seat}`, toHex(this.seed))
    this.socket.say({ type: 'seed', commitment: toHex(await sha256(this.seed)) })
  }

  close(): void {
    this.socket.close()
  }
}

/** "undo:N": everything after event N was taken back; the marker itself stays in the log. */
export function withoutTakenBack(events: GameEvent[]): GameEvent[] {
  const out: GameEvent[] = []
  for (const event of events) {
    const taken = /^undo:(\d+)$/.exec(event.id)
    if (taken) while (out.length > 0 && out[out.length - 1]!.seq > Number(taken[1])) out.pop()
    out.push(event)
  }
  return out
}
