// The messages of docs/wire.md. Nothing here names a game.

import type { Speed } from './settings.svelte'

export type Value = string | number | boolean | null | Value[]
export type Params = Record<string, Value>

export interface Option {
  id: string
  kind: string
  rule: string
  params: Params
  targets: string[]
}

export interface Question {
  number: number
  kind: string
  rule: string
  params: Params
  options: Option[]
}

export interface GameEvent {
  seq: number
  id: string
  kind: string
  rule: string
  params: Params
}

export interface Reason {
  rule: string
  text: string
  params: Params
}

/** What every game's view tells; the rest belongs to the game's board. */
export interface View {
  game: string
  seats: number
  waiting: number[]
  over: boolean
  [field: string]: unknown
}

type Declared<T> = { [Entry in keyof T as string extends Entry ? never : Entry]: T[Entry] }
/** A view as the game declares it (`shown.ts`), with some entries that its board reads more exactly. */
export type Read<Shown extends View, More> = View & Omit<Declared<Shown>, keyof More> & More

/** How long a seat may take, in seconds. */
export type Clock = { kind: 'live'; allowance: number; reserve: number } | { kind: 'days'; allowance: number }

/** What is left of it. `due`: when time is up, by the calendar, null while its owner is not waited for; `still`: until
 *  when it stands still after a lost connection. */
export interface SeatClock {
  reserve: number
  due: number | null
  still: number | null
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot'
  level: string | null
  name: string | null
  /** a bot's own name: the message bot-KEY */
  bot?: string | null
  taken: boolean
  online: boolean
  away?: boolean
  /** somebody was removed during the game and a bot plays on; whoever has no part in it may take the seat over */
  vacant?: boolean
  heir?: boolean
  /** time was up twice: a bot keeps the seat until its owner is back */
  absent?: boolean
  resigned?: boolean
  clock?: SeatClock | null
  mine: boolean
  /** which of the eight colours: people keep theirs in the next game */
  colour?: number
}

export interface Outcome {
  winners: number[]
  ranks?: number[]
  scores?: number[]
  breakdown?: Record<string, unknown>[]
}

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  public: boolean
  state: 'waiting' | 'playing' | 'over'
  created: string | number
  host: boolean
  seats: SeatInfo[]
  tokens: Record<string, string>
  spectators: number
  fair: { server: string | null; seats: (string | null)[]; made_here?: boolean[] } | null
  over: Outcome | null
  /** the table where the same people play again */
  next?: string | null
  clock?: Clock | null
  /** the seats that the table waits for, and since when */
  waiting?: number[]
  since?: number | null
  /** when time is up: mine if I am waited for, else whoever is next */
  deadline?: number | null
  /** whoever is asked may have a hint */
  hints?: boolean
  /** over without an outcome */
  ended?: 'vote' | 'abandoned' | null
}

export interface OptionSpec {
  name: string
  kind: 'flag' | 'choice' | 'number' | 'set'
  default: unknown
  choices: (string | number)[] | null
  /** options that must be on */
  needs: string[]
  /** the fewest and the most seats it goes with */
  seats: [number, number] | null
}

export interface GameInfo {
  id: string
  seats: { min: number; max: number }
  options: OptionSpec[]
  bots: string[]
  lessons: { id: string; title: Said }[]
}

/** The same in every language: a reader may change it at any time. */
export type Said = Record<'en' | 'ru', string>

export interface Note {
  text: Said
  rule: string
  icons: string[]
  title: Said | null
}

/** A game on one page; a hint stands for a kind of question. */
export interface HowToPlay {
  goal: Note
  turn: Note[]
  wins: Note[]
  wrong: Note[]
  hints: Record<string, Note>
}

/** Where a lesson is after the learner's answers. */
export interface Coached {
  title: Said
  seat: number
  /** by what text each seat is called */
  cast: string[]
  step: number
  steps: number
  text: Said
  rule: string
  /** things on the board that the text speaks of */
  points: string[]
  expects: string[]
  over: boolean
  wrong: { option: string; text: Said | null; reasons: Reason[] } | null
  table: Told & { words: Vocabulary }
}

/** What each parameter of a verb, a moment or an event is: word -> parameter -> domain. */
export type Vocabulary = Record<'verbs' | 'moments' | 'events', Record<string, Record<string, string>>>

export interface Statement {
  id: string
  chapter: string
  text: string
}

export interface ChatLine {
  from: string
  seat: number | null
  text: string
  at: string | number
}

export interface Vote {
  about?: 'undo' | 'stand-in' | 'end' | 'hints'
  /** for whom a bot shall stand in */
  target?: number
  by?: string | null
  seat?: number
  answers?: number
  agreed?: number[]
  needed?: number[]
  closed?: 'taken-back' | 'carried' | 'refused'
}

/** What a waiting seat is asked, as far as this viewer may know: kind is null for a sealed choice. */
export interface Doing {
  seat: number
  kind: string | null
  rule: string
  params: Params
}

export interface Told {
  seq: number
  /** null before the game starts */
  view: View | null
  question: Question | null
  waiting: number[]
  doing?: Doing[]
  /** the last answer can be taken back now, without asking anybody */
  undo?: boolean
  events: GameEvent[]
}

/** What an answer would lead to as far as it could be taken back; `final`: then somebody learns something. */
export interface Preview {
  events: Omit<GameEvent, 'seq'>[]
  final: boolean
}

/** What a bot would do at a question, and each option's chance to win. */
export interface Hint {
  question: Question
  best: string
  chances: Record<string, number>
  /** in a replay: who was asked, and what they answered */
  seat?: number
  played?: string
}

/** A hint, or why there is none. */
export interface Hinted {
  hint: Hint | null
  reasons: Reason[]
}

/** What hangs on the server's door: no new games, or a line from whoever keeps it. */
export interface Sign {
  closed: boolean
  said: string
}

export type ServerMessage =
  | ({ type: 'snapshot'; table: TableInfo; chat: ChatLine[]; words?: Vocabulary } & Told)
  | ({ type: 'update'; words?: Vocabulary } & Told)
  | { type: 'ack'; cmd_id: string; seq: number }
  | { type: 'stale'; cmd_id: string; question: Question | null }
  | { type: 'refused'; cmd_id: string; reasons: Reason[]; vote?: boolean }
  | { type: 'why'; ref: string; reasons: Reason[] }
  | { type: 'preview'; ref: string; previews: Record<string, Preview> }
  | { type: 'hint'; ref: string; question: number | null; best: string | null; chances: Record<string, number>; reasons: Reason[] }
  | { type: 'moment'; ref: string; seq: number; view: View | null }
  | { type: 'table'; table: TableInfo }
  | ({ type: 'chat' } & ChatLine)
  | ({ type: 'vote' } & Vote)
  | { type: 'notice'; text: string; params: Params }
  | ({ type: 'sign' } & Sign)
  | { type: 'commit'; nonce: string }
  | { type: 'reveal'; nonce: string; commitments: (string | null)[] }
  | { type: 'bye'; text: string }
  | { type: 'pong' }

/** A command that is kept until the server has said what became of it. */
export type Command =
  | { type: 'answer'; cmd_id: string; question: number; option: string }
  | { type: 'undo'; cmd_id: string }
  | { type: 'ask_undo'; cmd_id: string }
  | { type: 'agree'; cmd_id: string; yes: boolean }
  | { type: 'ask_vote'; cmd_id: string; about: 'stand-in'; seat: number }
  | { type: 'ask_vote'; cmd_id: string; about: 'end' | 'hints' }

export type ClientMessage =
  | Command
  | { type: 'hello'; table: string; token: string | null; last_seq: number }
  | { type: 'explain'; ref: string; option: string }
  | { type: 'preview'; ref: string; options: string[] }
  | { type: 'hint'; ref: string }
  | { type: 'look'; ref: string; seq: number }
  | { type: 'chat'; text: string }
  | { type: 'seed'; commitment?: string; reveal?: string }
  | { type: 'pace'; speed: Speed }
  | { type: 'attend'; here: boolean }
  | { type: 'ping' }
