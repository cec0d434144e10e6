// What the view of Frontier legends holds.
import type { Read, View } from '../../kit/wire'
import type { Player as ShownPlayer, Shown } from './shown'

export type { GamblersTrack as Gambling } from './shown'
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'j' | 'q' | 'k' | 'a'
export const RANKS: Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k', 'a']
export type Score = Record<'legend' | 'items' | 'money' | 'wounds' | 'wanted' | 'marshal' | 'tokens', number> & { gambler?: number }
/** Cards of somebody's: a name where this viewer may know it. */
export type Cards = ShownPlayer['hand']

export type Player = Omit<ShownPlayer, 'score'> & { score: Score | null }
export type WesternView = Read<Shown, { rank: (Rank | null)[]; players: Player[] }>

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
export const WOUNDS_MAX = 3
/** What each space of the tracks gives. */
export const MARSHAL_SPACES = ['$20', '$20', '2★', '$30', '$30', '4★', '$40', '$40', '6★']
export const GAMBLER_SPACES = ['$10', '1★', '$10', '◉', '$20', '2★', '2◉']
export const WANTED_SPACES = ['', '+1', '', '+1', '', '+1', '', '+1', '']
const NUGGETS = 4

/** How much money somebody can hold: Fee Lee Wong's ability is to hold more. */
export const moneyMax = ({ character, legendary }: Player): number => (character === 'fee_lee_wong' && legendary ? 180 : 120)

/** What somebody can carry. */
export function nuggetsMax(player: Player): number {
  if (player.mount !== 'mule') return NUGGETS
  return NUGGETS + (player.upgraded.includes('mule') ? 4 : 2)
}

export const statusOf = (player: Player): 'marshal' | 'wanted' | 'neither' =>
  player.marshal > 0 ? 'marshal' : player.wanted > 0 ? 'wanted' : 'neither'

/** Cattle by colour. */
export const cattleOf = (view: WesternView, seat: number): Record<string, number> => ({
  green: view.players[seat]!.cattle_green.length,
  blue: view.players[seat]!.cattle_blue.length,
  orange: view.gamblers_track?.[seat]?.cattle_orange.length ?? 0,
})

/** The herd of a player: cattle by colour, and longhorns. */
export function herdOf(view: WesternView, seat: number): { icon: string; name: string; tint: string; count: number }[] {
  const herd = Object.entries(cattleOf(view, seat)).map(([colour, count]) => ({
    icon: `cattle-${colour}`,
    name: `colour-${colour}`,
    tint: `var(--wl-${colour})`,
    count,
  }))
  const longhorns = {
    icon: 'tok-longhorn',
    name: 'token_kind-longhorn',
    tint: '#d99a5a',
    count: view.gamblers_track?.[seat]?.longhorns ?? 0,
  }
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
