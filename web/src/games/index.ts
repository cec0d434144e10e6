// The games this table can draw. A game without a board is played through the generic prompt and view.
import type { Component } from 'svelte'
import type { Scene } from '../kit/animation.svelte'
import type { Desk } from '../kit/desk.svelte'
import type { GameEvent, Option, Question, View } from '../kit/wire'

export interface Described {
  title: string
  lines: { text: string; rule?: string }[]
}

export interface GameBoard {
  Board: Component<{ desk: Desk }>
  End?: Component<{ desk: Desk }>
  /** verbs picked by toggling things and one button */
  subsets: string[]
  isHeading(event: GameEvent): boolean
  eventIcon(event: GameEvent): string
  /** what a line of the log lists after its colon, as pictures */
  pictures?(event: GameEvent, events: GameEvent[]): { icon: string; faded?: boolean }[]
  optionIcon(option: Option, question: Question): string
  thingName(thing: string, view: View | null): string
  thingIcon?(thing: string, view: View | null): string
  describe?(thing: string, desk: Desk): Described
  scenes(event: GameEvent, view: View): Scene[]
  /** the consequence of the question in one line, where the board knows it */
  hint?(question: Question, view: View): string | null
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
  board: (() => Promise<GameBoard>) | null
  minutes: number
}

import BangDiceCover from './bang_dice/Cover.svelte'
import ColtExpressCover from './colt_express/Cover.svelte'
import PokertownCover from './pokertown/Cover.svelte'
import WesternLegendsCover from './western_legends/Cover.svelte'

const GAMES: Record<string, GameFace> = {
  bang_dice: { cover: BangDiceCover, board: () => import('./bang_dice').then((m) => m.board), minutes: 20 },
  colt_express: { cover: ColtExpressCover, board: () => import('./colt_express').then((m) => m.board), minutes: 40 },
  pokertown: { cover: PokertownCover, board: () => import('./pokertown').then((m) => m.board), minutes: 30 },
  western_legends: { cover: WesternLegendsCover, board: null, minutes: 90 },
}

export const faceOf = (game: string): GameFace | undefined => GAMES[game]

export const boardOf = async (game: string): Promise<GameBoard | null> => (await GAMES[game]?.board?.()) ?? null

/** Shown in the lobby before their rules are here. */
export const ANNOUNCED = Object.keys(GAMES)
