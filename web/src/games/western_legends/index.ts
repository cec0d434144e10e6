// The board of Frontier legends and what the kit must know about it.
import type { GameBoard } from '../../kit/game'
import { addSymbols } from '../../kit/sprite'
import { t } from '../../kit/texts/index.svelte'
import Board from './Board.svelte'
import './colours.css'
import { describe, thingName } from './describe'
import End from './End.svelte'
import Moment from './Moment.svelte'
import { gain, stake } from './gains'
import { hint } from './hints'
import { dieIcon, eventIcon, optionIcon, pictures } from './icons'
import sprite from './sprite.svg?raw'
import { tell } from './story'
import { asWestern } from './view'

addSymbols(sprite)

const ACTIONS = 3

export const board: GameBoard = {
  Board,
  End,
  subsets: ['reroll'],
  isHeading: (event) => event.kind === 'turn',
  eventIcon,
  pictures,
  optionIcon,
  thingName,
  thingIcon: (thing, view) => dieIcon(asWestern(view)?.dice[Number(thing.split(':')[1]) - 1] ?? ''),
  describe,
  tell,
  hint,
  gain,
  stake,
  Moment,
  goal: (view) => {
    const western = asWestern(view)
    return western && western.ending > 0 ? t(western.round < western.ending ? 'wl-end-follows' : 'wl-last-round-is') : null
  },
  steps: (view) => {
    const western = asWestern(view)
    return western && western.round > 0 && western.actions <= ACTIONS ? { done: ACTIONS - western.actions, of: ACTIONS } : null
  },
}
