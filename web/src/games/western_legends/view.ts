// What the view of Frontier legends holds.
import type { View } from '../../kit/wire'

export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'j' | 'q' | 'k' | 'a'
export const RANKS: Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a']
export type Opponent = 'bandit' | 'guards' | 'sheriff' | 'man' | 'man_attacks' | 'renegade' | 'prospector' | 'train_guards'
export type Score = Record<'legend' | 'items' | 'money' | 'wounds' | 'wanted' | 'marshal' | 'tokens', number> & { gambler?: number }
/** Cards of somebody's: a name where this viewer may know it. */
export type Cards = (string | null)[]

export interface Player {
  character: string | null
  offered: Cards
  place: string | null
  money: number
  nuggets: number
  wounds: number
  legend: number
  marshal: number
  wanted: number
  legendary: boolean
  items: string[]
  upgraded: string[]
  mount: string | null
  weapon: string | null
  hand: Cards
  committed: Cards
  laid: Cards
  dealer_hand: Cards
  npc_hand: Cards
  npc_card: Cards
  hand_limit: number
  speed: number
  cattle_green: Cards
  cattle_blue: Cards
  /** of this player on the open story of each stack */
  markers: number[]
  /** numbers of the character's goals; for others only how many */
  goals: string[] | number
  goals_done: string[]
  tokens: Cards
  score: Score | null
}

export interface WesternView extends View {
  round: number
  first: number
  active: number
  actions: number
  ending: number
  once: string[]
  deeds: string[]
  threshold: number
  sheriff: string | null
  sheriff_active: boolean
  bandits: string[]
  stack: { resolved: string[]; conditions: (string | null)[] }
  resolved: number[]
  deck: Cards
  discard: string[]
  in_play: string[]
  fight_deck: Cards
  stock: number[]
  markers_needed: number
  shelf: { price: number; points: number }[]
  ranches: number[]
  fighter: number | null
  target: number | null
  quarrel: string | null
  npc: Opponent | null
  npc_seat: number | null
  revealed: boolean
  edge: string[][]
  reacted: string[][]
  played: string[]
  rank: (Rank | null)[]
  dealer: number | null
  flop: string[]
  dice: string[]
  gamblers: number[]
  man: string | null
  man_legend: number
  man_discard: string[]
  players: Player[]
  // ---- with bandit cards ----
  /** by hideout, in their order: who waits there */
  bandit_numbers?: (string | null)[]
  /** the line that holds in this fight */
  bandit_line?: string | null
  bandit_deck?: number
  // ---- with legendary items ----
  /** how many are left to be drawn */
  legendary_items?: number
  /** seats with whom nobody may start a fight */
  truce?: number[]
  // ---- with the second board ----
  /** where the train stands: a territory, or a stop on the train board */
  train?: string
  /** by track: the spaces that hold an event marker */
  event_markers?: Record<string, number[]>
  event_tokens?: { kind: string; at: string }[]
  events_left?: number
  /** towns in whose saloon a high roller waits */
  high_rollers?: string[]
  roller_met?: string[]
  grazing?: Record<string, number>
  lost_gold?: Record<string, number>
  /** items of the trading post; the others are sold in the stores */
  post?: string[]
  /** the card of the robbery that goes on */
  heist_now?: string[]
  renegade_met?: string[]
  prospector_met?: string[]
  frontier?: { at: string; number: number; token: number | null }[]
  gamblers_track?: Gambling[]
  /** the cards of faro that lie there, and those that have been turned up */
  faro?: Cards
  faro_up?: string[]
}

/** What the second board adds to a player. */
export interface Gambling {
  gambler: number
  longhorns: number
  cattle_orange: Cards
  bets: { rank: string; dollars: number }[]
}

export const asWestern = (view: View | null): WesternView | null =>
  view?.game === 'western_legends' && Array.isArray(view['players']) ? (view as WesternView) : null

// ---- cards ---------------------------------------------------------------------------------------------------------------
export const SUITS: Record<string, string> = { h: 'heart', d: 'diamond', c: 'club', s: 'spade' }
const NAMES = [
  ['cheat', 'stick_em_up'],
  ['sprint', 'saddle_up'],
  ['manhunt', 'tip_off'],
  ['payday', 'patch_up', 'vendetta'],
  ['lucky_strike', 'cover'],
  ['cattle_call', 'reputation', 'rumours'],
  ['tall_tale', 'wallop', 'scouting'],
  ['instinct', 'grit', 'jackpot'],
  ['lady_luck', 'fools_gold', 'stuff'],
  ['bulletproof', 'dead_eye'],
  ['shootout', 'pickpocket'],
  ['living_legend', 'showdown'],
  ['first_shot', 'second_wind'],
]

export interface PokerCard {
  id: string
  name: string
  /** a joker has none of its own */
  rank: Rank | ''
  suit: string
}

export const isJoker = (id: string): boolean => id.startsWith('joker_')

/** "shootout_d": the name of a card, its rank and its suit. */
export function pokerCard(id: string): PokerCard {
  if (isJoker(id)) return { id, name: 'joker', rank: '', suit: 'joker' }
  const name = id.slice(0, -2)
  const row = NAMES.findIndex((pair) => pair.includes(name))
  return { id, name, rank: RANKS[Math.max(0, row)]!, suit: SUITS[id.slice(-1)] ?? 'spade' }
}

export const shownRank = (rank: string): string => rank.toUpperCase()
export const known = (cards: Cards): string[] => cards.filter((card): card is string => card !== null)

// ---- items ---------------------------------------------------------------------------------------------------------------
const LEGENDARY = [
  'lightning',
  'thunder',
  'black_coat',
  'bowie_knife',
  'companion',
  'dynamite',
  'lasso',
  'marshals_badge',
  'mesa_deed',
  'outlaws_mask',
  'silver_flask',
  'tomahawk',
]
/** All there are, in the order of `stock` and `shelf`; those of an expansion that is not on are never in stock. */
export const ITEMS = [
  'mustang',
  'mule',
  'revolver',
  'shotgun',
  'rifle',
  'miners_map',
  'provisions',
  'whiskey',
  'ten_gallon',
  'workhorse',
  'peacekeeper',
  'holster',
  ...LEGENDARY,
  'quarter_horse',
  'derringer',
  'gazette',
  'snake_oil',
]
/** Drawn by stories, never sold. */
export const isLegendary = (item: string): boolean => LEGENDARY.includes(item)
export const ITEM_ICONS: Record<string, string> = {
  mustang: 'horse',
  mule: 'it-mule',
  revolver: 'pistol',
  shotgun: 'it-shotgun',
  rifle: 'rifle',
  miners_map: 'it-map',
  provisions: 'it-provisions',
  whiskey: 'it-whiskey',
  ten_gallon: 'it-tengallon',
  workhorse: 'it-workhorse',
  peacekeeper: 'it-peace',
  holster: 'it-holster',
  lightning: 'horse',
  thunder: 'pistol',
  black_coat: 'it-coat',
  bowie_knife: 'it-knife',
  companion: 'ui-people',
  dynamite: 'it-dynamite',
  lasso: 'it-lasso',
  marshals_badge: 'marshal-badge',
  mesa_deed: 'deed',
  outlaws_mask: 'bandana',
  silver_flask: 'it-flask',
  tomahawk: 'it-tomahawk',
  quarter_horse: 'it-quarter',
  derringer: 'it-derringer',
  gazette: 'it-gazette',
  snake_oil: 'it-oil',
}
const MOUNTS = new Set(['mustang', 'mule', 'workhorse', 'lightning', 'quarter_horse'])
const WEAPONS = new Set(['revolver', 'shotgun', 'rifle', 'peacekeeper', 'thunder', 'derringer'])
export const itemKind = (item: string): 'mount' | 'weapon' | 'goods' =>
  MOUNTS.has(item) ? 'mount' : WEAPONS.has(item) ? 'weapon' : 'goods'

// ---- limits and tracks ---------------------------------------------------------------------------------------------------
export const MONEY_MAX = 120
export const WOUNDS_MAX = 3
/** What each space of the tracks gives. */
export const MARSHAL_SPACES = ['$20', '$20', '2★', '$30', '$30', '4★', '$40', '$40', '6★']
export const GAMBLER_SPACES = ['$10', '1★', '$10', '◉', '$20', '2★', '2◉']
export const WANTED_SPACES = ['', '+1', '', '+1', '', '+1', '', '+1', '']
const NUGGETS = 4

/** What somebody can carry. */
export function nuggetsMax(player: Player): number {
  if (player.mount !== 'mule') return NUGGETS
  return NUGGETS + (player.upgraded.includes('mule') ? 4 : 2)
}

export const statusOf = (player: Player): 'marshal' | 'wanted' | 'neither' =>
  player.marshal > 0 ? 'marshal' : player.wanted > 0 ? 'wanted' : 'neither'

const COLOURS = ['green', 'blue'] as const

/** The herd of a player: cattle by colour, and longhorns. */
export function herdOf(view: WesternView, seat: number): { icon: string; name: string; tint: string; count: number }[] {
  const more = view.gamblers_track?.[seat]
  const cattle = COLOURS.map((colour) => ({ colour, count: view.players[seat]![`cattle_${colour}`].length }))
  const herd = [...cattle, { colour: 'orange', count: more?.cattle_orange.length ?? 0 }].map(({ colour, count }) => ({
    icon: `cattle-${colour}`,
    name: `colour-${colour}`,
    tint: `var(--wl-${colour})`,
    count,
  }))
  const longhorns = { icon: 'tok-longhorn', name: 'token_kind-longhorn', tint: '#d99a5a', count: more?.longhorns ?? 0 }
  return [...herd, longhorns].filter(({ count }) => count > 0)
}

export const isFight = (view: WesternView): boolean => view.fighter !== null && (view.target !== null || view.npc !== null)
export const isFaro = (view: WesternView): boolean => (view.faro?.length ?? 0) + (view.faro_up?.length ?? 0) > 0
export const isPoker = (view: WesternView): boolean => !isFaro(view) && (view.gamblers.length > 0 || view.flop.length > 0)

/** The seats in the order of play, from the one after me; mine is not among them. */
export function othersOf(view: WesternView, me: number | null): number[] {
  const first = me ?? 0
  const order = Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats)
  return me === null ? order : order.slice(1)
}
