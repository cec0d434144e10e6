// The train robbery's board and what the kit must know about it.
import type { GameBoard } from '../../kit/game'
import { addSymbols } from '../../kit/sprite'
import type { GameEvent, Option, Question, View } from '../../kit/wire'
import { answersAt, inRules } from './answers'
import Board from './Board.svelte'
import { describe, thingName } from './describe'
import End from './End.svelte'
import Moment from './Moment.svelte'
import sprite from './sprite.svg?raw'
import { tell } from './story'
import { asColt, cardIcon, isStealing } from './view'

addSymbols(sprite)

const EVENT_ICONS: Record<string, string> = {
  drew: 'card-back',
  drew_card: 'card-back',
  laid: 'card-back',
  played_hidden: 'card-back',
  face_down: 'card-back',
  moved: 'act-move',
  marshal: 'act-marshal',
  shot: 'act-fire',
  wounded: 'wound',
  kept: 'purse',
  gunslinger: 'act-fire',
  won: 'sheriff-star',
  mary_won: 'hat-mary',
  event: 'turn-tunnel',
  strongbox_added: 'strongbox',
  discarded: 'purse',
  ransom: 'dollar',
  passed: 'ui-chevron',
  fetched: 'card-back',
  marshal_card: 'act-marshal',
  sorted: 'card-back',
  handcar: 'handcar',
  hid: 'handcar',
  hid_under: 'handcar',
  bought: 'purse',
  bullet_removed: 'bullet-card',
  seduced: 'act-seduction',
  is: 'ui-people',
  leads: 'ui-people',
}

function eventIcon(event: GameEvent): string {
  const { card, loot, token } = event.params
  if (event.kind === 'took' || event.kind === 'dropped') return String(loot)
  if (event.kind === 'token') return /^\d+$/.test(String(token)) ? 'purse' : String(token).replace('empty_', '')
  if (EVENT_ICONS[event.kind]) return EVENT_ICONS[event.kind]!
  return card ? cardIcon(String(card)) : 'ui-chevron'
}

const OPTION_ICONS: Record<string, string> = {
  draw: 'card-back',
  go: 'act-move',
  push: 'act-punch',
  send: 'act-marshal',
  shoot: 'act-fire',
  hit: 'act-punch',
  keep: 'purse',
  leave: 'purse',
  pick: 'purse',
  buy: 'purse',
  keep_marshal: 'act-marshal',
  start_last: 'train',
  change_level: 'act-floor',
  lie_under: 'handcar',
  be: 'ui-people',
  lead: 'ui-people',
}

function optionIcon(option: Option): string {
  const { card, loot } = option.params
  if (card) return cardIcon(String(card))
  return loot ? String(loot) : (OPTION_ICONS[option.kind] ?? 'ui-chevron')
}

/** The moments of cards that ask their owner just one thing. */
const ASKED: Record<string, string> = { move: 'going', fire: 'aiming', robbery: 'robbing', marshal: 'sending' }

function doing(view: View, seat: number): Pick<Question, 'kind' | 'params'> | null {
  const colt = asColt(view)
  if (!colt) return null
  if (colt.step === 'scheme') return { kind: 'scheming', params: { turn: colt.round_card?.turns[colt.round_card.turn] ?? 'standard' } }
  const card = colt.step === 'steal' ? colt.pile[colt.shown] : undefined
  const kind = card?.card ? ASKED[card.card] : undefined
  return kind && card?.bandit && card.seat === seat ? { kind, params: { by: card.bandit } } : null
}

export const board: GameBoard = {
  Board,
  End,
  subsets: [],
  isVerdict: (event) => ['gunslinger', 'won', 'mary_won'].includes(event.kind),
  isHeading: (event) => event.kind === 'round',
  eventIcon,
  optionIcon,
  thingName,
  inRules,
  means: (thing, desk) => answersAt(desk, thing),
  describe,
  tell,
  Moment,
  doing,
  owners: (view) =>
    Object.fromEntries((asColt(view)?.bandits ?? []).flatMap((b) => (b.seat === null ? [] : [[`bandit:${b.bandit}`, b.seat]]))),
  steps: (view) => {
    const colt = asColt(view)
    return colt?.round_card && !isStealing(colt)
      ? { done: Math.min(colt.round_card.turn + 1, colt.round_card.turns.length), of: colt.round_card.turns.length }
      : null
  },
}
