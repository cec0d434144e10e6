// What a game brings to the table: the contract between the kit and the folders under games/.
import type { Component } from 'svelte'
import type { Desk } from './desk.svelte'
import type { Beat, BigMoment } from './story'
import type { GameEvent, Option, Question, View } from './wire'

export interface Described {
  title: string
  lines: { text: string; rule?: string }[]
}

/** What follows from an answer, in a word or two. */
export interface Gain {
  sign: '+' | '−' | '!'
  text: string
  /** it never comes back */
  lost?: boolean
}

export interface GameBoard {
  Board: Component<{ desk: Desk }>
  /** it needs a tablet's whole height: options and log come up as sheets there */
  tall?: boolean
  End?: Component<{ desk: Desk }>
  /** verbs picked by toggling things and one button */
  subsets: string[]
  isHeading(event: GameEvent): boolean
  eventIcon(event: GameEvent): string
  /** what the end screen counts up: the log says it when it has been counted */
  isVerdict?(event: GameEvent): boolean
  /** events in a row with the same word here are one line of the log; without it those that read the same */
  alike?(event: GameEvent): string | undefined
  /** what a line of the log lists after its colon, as pictures */
  pictures?(event: GameEvent, events: GameEvent[]): { icon: string; faded?: boolean }[]
  optionIcon(option: Option, question: Question): string
  thingName(thing: string, view: View | null): string
  thingIcon?(thing: string, view: View | null): string
  describe?(thing: string, desk: Desk): Described
  /** what was told at once, step by step (`beatsOf` in kit/story.ts); without it the table is shown as it is */
  tell?(events: GameEvent[], before: View | null, after: View): Beat[]
  /** draws the big moments over the board */
  Moment?: Component<{ desk: Desk; moment: BigMoment }>
  /** what the rules call a thing that the board names more closely: a card of a hand is that card */
  inRules?(thing: string): string
  /** the answers that a thing stands for, where the board names things more closely than the rules do */
  means?(thing: string, desk: Desk): Option[]
  /** answers that a press on this thing offers beside what the wire's targets say, to be chosen after reading */
  offers?(thing: string, question: Question): Option[]
  /** which answer the main button gives where several stand on the prompt; undefined: the first */
  primary?(options: Option[]): Option | undefined
  /** the consequence of the question in one line, where the board knows it */
  hint?(question: Question, view: View): string | null
  /** what an event of a preview means for this seat; without it answers are offered without previews */
  gain?(event: Pick<GameEvent, 'kind' | 'params'>, seat: number): Gain | null
  /** what is at stake with an answer, where no preview can tell */
  stake?(option: Option, view: View | null): string | undefined
  /** who plays the figures that sentences name: {"bandit:doc": 2} */
  owners?(view: View): Record<string, number>
  /** what this seat plays for, to be remembered while others choose */
  goal?(view: View, seat: number): string | null
  /** progress inside a turn, for the plaque */
  steps?(view: View): { done: number; of: number } | null
  /** the moment a seat is asked about, as far as everybody can see it */
  doing?(view: View, seat: number): Pick<Question, 'kind' | 'params'> | null
}

export interface GameFace {
  cover: Component
  minutes: number
}
