// What the game's view holds, and how its places, cards and targets are named.
import type { Read, View } from '../../kit/wire'
import type { Cowbot, Me, Sheet, Shown } from './shown'

export type { Assigned, Bounty, Column, Cowbot, Sheet, Way as Reach } from './shown'
export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs'
export type Region = 'frontier' | 'badlands' | 'mine' | 'town' | 'graveyard'
export type Tab = Region | 'poker'
export type Mark = Sheet['frontier'][number]
export type Goods = 'dollars' | 'nuggets' | 'stars' | 'wanted' | 'pans' | 'hammers'
export type Points = Cowbot['points']

/** What a place gives; only what it does give is named. */
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

export interface Result {
  points: Points
  wanted: number
  arrests: number
  title?: [string, string]
  achievements?: string[]
  cowbot?: { id: string; level: string; points: Points; beaten: boolean }
}

type OwnSheet = Omit<Me, 'rewards'> & { rewards: Record<string, Reward> }
export type TownView = Read<Shown, { me: OwnSheet | null; result: Result[] | null }>

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

/** "cow_7" is robbed with a 7, of which a gun takes something off. */
export const rankToRob = (target: string, gun: number): number => Math.max(1, RANKS.indexOf(target.split('_').at(-1)!) + 1 - gun)

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
