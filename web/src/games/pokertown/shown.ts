// Written by tools/vocabulary.py from the game's fields and view: change them there.
import type { View } from '../../kit/wire'

export interface SheriffsCard {
  aside: boolean
  shown: boolean
  card: string | null
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
  suit: string
  looks_for: string
  stolen: number
  points: Record<string, number>
  total: number
}

export interface Column {
  cards: (string | null)[]
  hand: string | null
}

export interface Person {
  id: string
  uses: number
}

export interface Assigned {
  region: string
  suit_card: number | null
  rank_card: number | null
  poker: string | null
  free: string[]
  place: string | null
}

export interface Waiting {
  bonus: Record<string, number>
  effects: string[]
}

export interface Way {
  suit_card: number
  rank_card: number
  places: Record<string, number>
}

export interface Me {
  seat: number
  pair: string[]
  reach: Way[]
  rewards: Record<string, Record<string, unknown>>
}

export interface Sheet {
  dollars: number
  nuggets: number
  stars: number
  wanted: number
  pans: number
  hammers: number
  items: string[]
  gun: number
  frontier: ('open' | 'circled' | 'crossed')[]
  badlands: Record<string, 'open' | 'circled'>
  mine: Record<string, 'open' | 'circled'>
  town: Record<string, 'open' | 'circled'>
  graveyard: Record<string, 'open' | 'circled'>
  links: boolean[]
  land: boolean[]
  hotel: number
  outlaw: 'j' | 'q' | 'k' | null
  outlaws: string[]
  poker: Column[]
  character: Person | null
  bribed: boolean
  arrests: number
  points: Record<string, number>
  score: number
  assigned: Assigned | null
  waiting: Waiting
  robbery_cards: string[]
}

export interface Shown extends View {
  round: number
  turn: number
  lineup: string[]
  deck: number
  discard: string[]
  sheriff: SheriffsCard
  options: Record<string, string | boolean>
  bounties: Bounty[]
  cowbot: Cowbot | null
  sheets: Sheet[]
  me: Me | null
  result: Record<string, unknown>[] | null
}
