// What the game's view holds, and how its places, cards and targets are named.
import type { View } from '../../kit/wire'

export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs'
export type Region = 'frontier' | 'badlands' | 'mine' | 'town' | 'graveyard'
export type Tab = Region | 'poker'
export type Mark = 'open' | 'circled' | 'crossed'
export type Goods = 'dollars' | 'nuggets' | 'stars' | 'wanted' | 'pans' | 'hammers'

export interface Reward {
  dollars?: number
  nuggets?: number
  stars?: number
  wanted?: number
  pans?: number
  hammers?: number
  cross_out?: number
  tool_choice?: number
  bonus?: string
  /** between this tombstone and its circled neighbours */
  links?: Reward[]
}

export interface Column {
  cards: (string | null)[]
  hand: string | null
}

export interface Assigned {
  region: Region | 'passed'
  suit_card: number | null
  rank_card: number | null
  poker: string | null
  free: string[]
  place: string | null
}

export type Points = Record<string, number>

export interface Sheet extends Record<Goods, number> {
  items: string[]
  gun: number
  frontier: Mark[]
  badlands: Record<string, Mark>
  mine: Record<string, Mark>
  town: Record<string, Mark>
  graveyard: Record<string, Mark>
  links: boolean[]
  land: boolean[]
  hotel: number
  outlaw: string | null
  outlaws: string[]
  poker: Column[]
  character: { id: string; uses: number } | null
  bribed: boolean
  arrests: number
  points: Points
  score: number
  assigned: Assigned | null
  waiting: { bonus: Partial<Record<Region, number>>; effects: string[] }
  robbery_cards: string[]
}

export interface Bounty {
  id: string
  stars: number
  flipped: boolean
  met: number[]
}

export interface Cowbot {
  id: string
  level: string
  suit: Suit
  looks_for: string
  stolen: number
  points: Points
  total: number
}

export interface Reach {
  suit_card: number
  rank_card: number
  /** place -> price in nuggets */
  places: Record<string, number>
}

export interface Result {
  points: Points
  wanted: number
  arrests: number
  title?: [string, string]
  achievements?: string[]
  cowbot?: { id: string; level: string; points: Points; beaten: boolean }
}

export interface TownView extends View {
  round: number
  turn: number
  lineup: string[]
  deck: number
  discard: string[]
  sheriff: { aside: boolean; shown: boolean; card: string | null }
  options: Record<string, unknown>
  bounties: Bounty[]
  cowbot: Cowbot | null
  sheets: Sheet[]
  me: { seat: number; pair: string[]; reach: Reach[]; rewards: Record<string, Reward> } | null
  result: Result[] | null
}

export const asTown = (view: View | null): TownView | null => (view && Array.isArray(view['sheets']) ? (view as TownView) : null)

export const TABS: Tab[] = ['frontier', 'badlands', 'mine', 'town', 'graveyard', 'poker']
export const SUIT_ICON: Record<Suit, string> = { hearts: 'heart', spades: 'spade', diamonds: 'diamond', clubs: 'club' }
export const SUIT_REGION: Record<Suit, Region> = { hearts: 'frontier', spades: 'badlands', diamonds: 'mine', clubs: 'town' }
export const TAB_ICON: Record<Tab, string> = {
  frontier: 'heart',
  badlands: 'spade',
  mine: 'diamond',
  town: 'club',
  graveyard: 'tomb',
  poker: 'card-back',
}
export const RANKS = ['a', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'j', 'q', 'k']

/** A=1 to K=13 as it is printed. */
export const rankName = (rank: number): string => (RANKS[rank - 1] ?? '').toUpperCase()

export interface Card {
  suit: Suit
  icon: string
  rank: string
  red: boolean
}

export function cardOf(name: string): Card {
  const [suit = 'hearts', rank = ''] = name.split('_') as [Suit, string]
  return { suit, icon: SUIT_ICON[suit], rank: rank.toUpperCase(), red: suit === 'hearts' || suit === 'diamonds' }
}

const PREFIXES: [string, Region][] = [
  ['stage_', 'frontier'],
  ['target_', 'badlands'],
  ['chamber_', 'mine'],
  ['tombstone_', 'graveyard'],
]

export const regionOf = (place: string): Region => PREFIXES.find(([prefix]) => place.startsWith(prefix))?.[1] ?? 'town'

/** The place on the sheet that an option's target stands for. */
export function placeOf(target: string): string | null {
  const [kind, value = ''] = target.split(':')
  if (kind === 'place' || kind === 'building') return value
  return kind === 'tombstone' ? `tombstone_${value}` : null
}

export function markOf(sheet: Sheet, place: string): Mark {
  const region = regionOf(place)
  if (region === 'town') return sheet.town[place] ?? 'open'
  const name = place.slice(place.indexOf('_') + 1)
  if (region === 'frontier') return sheet.frontier[RANKS.indexOf(name)] ?? 'open'
  return sheet[region][name] ?? 'open'
}
