// Flip-town's board and what the kit must know about it.
import type { GameBoard } from '../../kit/game'
import { FEW } from '../../kit/options'
import { addSymbols } from '../../kit/sprite'
import type { GameEvent, Option } from '../../kit/wire'
import Board from './Board.svelte'
import { describe, thingName } from './describe'
import End from './End.svelte'
import { FIGURES } from './figures'
import { gain } from './gains'
import { hint } from './hints'
import { POWERS } from './page.svelte'
import { BUILDING_ICON, GOODS_ICON, ITEM_ICON } from './icons'
import Moment from './Moment.svelte'
import sprite from './sprite.svg?raw'
import { tell } from './story'
import { asTown, regionOf, TAB_ICON, type Goods, type Region } from './view'

addSymbols(sprite)

const EVENT_ICONS: Record<string, string> = {
  assigned: 'card-back',
  dug: 'tomb',
  passed: 'ui-chevron',
  joker: 'joker',
  robbed: 'bandana',
  land: 'deed',
  power: 'joker',
  forged: 'joker',
  pair_dealt: 'card-back',
  pair_shown: 'card-back',
  hand: 'card-back',
  bribed: 'nugget',
  sheriff: 'marshal-badge',
  own_sheriff: 'marshal-badge',
  looked: 'ui-eye',
  seen: 'ui-eye',
  arrested: 'handcuffs',
  free: 'ui-check',
  stolen: 'ui-bot',
  cowbot_scored: 'ui-bot',
  bounty: 'sheriff-star',
  flipped: 'sheriff-star',
  scored: 'star',
  title: 'legend-star',
  achieved: 'legend-star',
  hunts: 'handcuffs',
}
const OPTION_ICONS: Record<string, string> = {
  dig: 'tomb',
  pass: 'ui-chevron',
  joker_suit: 'joker',
  joker_rank: 'joker',
  shift: 'pan',
  ability: 'joker',
  cross_out: 'wanted',
  plot: 'deed',
  look: 'ui-eye',
  take_star: 'star',
  cross_two: 'wanted',
  invest: 'bank',
  hunt: 'handcuffs',
  bribe: 'nugget',
  own_card: 'marshal-badge',
  use: 'card-back',
  mark: 'card-back',
  count_as: 'card-back',
  choose: 'ui-people',
}

const iconAt = (place: string) => (regionOf(place) === 'town' ? (BUILDING_ICON[place] ?? 'club') : TAB_ICON[regionOf(place)])

/** By whatever the parameters speak of. */
function iconOf(params: GameEvent['params']): string | undefined {
  const of = (name: string) => (typeof params[name] === 'string' ? params[name] : undefined)
  const place = of('place')
  if (place) return iconAt(place)
  return (
    GOODS_ICON[of('goods') as Goods] ??
    ITEM_ICON[of('item') ?? ''] ??
    TAB_ICON[of('region') as Region] ??
    BUILDING_ICON[of('building') ?? '']
  )
}

const TOOLS: Record<string, string> = {
  pan: 'pan',
  hammer: 'hammer',
  dollars: 'dollar',
  nuggets: 'nugget',
  stars: 'star',
  cross_out: 'wanted',
}

function optionIcon(option: Option): string {
  const chosen = option.params['tool'] ?? option.params['reward'] ?? option.params['loss']
  if (typeof chosen === 'string' && TOOLS[chosen]) return TOOLS[chosen]
  if (option.kind === 'circle') return 'tomb'
  return iconOf(option.params) ?? OPTION_ICONS[option.kind] ?? 'ui-chevron'
}

export const board: GameBoard = {
  Board,
  End,
  subsets: [],
  isVerdict: (event) => ['scored', 'cowbot_scored', 'title', 'achieved'].includes(event.kind),
  isHeading: (event) => event.kind === 'round' || event.kind === 'lineup',
  eventIcon: (event) => EVENT_ICONS[event.kind] ?? iconOf(event.params) ?? 'ui-chevron',
  optionIcon,
  thingName,
  describe,
  tell,
  Moment,
  tall: true,
  hint,
  gain,
  /** Reading one's own character offers its power; only the button uses it. */
  offers: (thing, question) => (thing.startsWith('character:') ? question.options.filter((option) => POWERS.has(option.kind)) : []),
  /** A power is never what Enter does; when nothing is left to do, ending the turn is. */
  primary: (options) => {
    const rest = options.filter((option) => !POWERS.has(option.kind))
    return rest.length <= FEW && rest.every((option) => option.targets.length === 0) ? rest[0] : undefined
  },
  steps: (view) => {
    const town = asTown(view)
    const turns = town?.sheets[0]?.poker[0]?.cards.length ?? FIGURES.poker.length
    return town ? { done: town.turn, of: turns } : null
  },
}
