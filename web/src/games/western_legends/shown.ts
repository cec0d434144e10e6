// Written by tools/vocabulary.py from the game's fields and view: change them there.
import type { View } from '../../kit/wire'

export interface Player {
  character: string | null
  offered: (string | null)[]
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
  hand: (string | null)[]
  committed: (string | null)[]
  laid: (string | null)[]
  dealer_hand: (string | null)[]
  npc_hand: (string | null)[]
  npc_card: (string | null)[]
  hand_limit: number
  speed: number
  cattle_green: (string | null)[]
  cattle_blue: (string | null)[]
  markers: number[]
  goals: string[] | number
  goals_done: string[]
  tokens: (string | null)[]
  looked_at: (string | null)[]
  score: Record<string, number> | null
}

export interface GamblersTrack {
  gambler: number
  longhorns: number
  cattle_orange: (string | null)[]
  bets: { rank: string; dollars: number }[]
}

export interface Shown extends View {
  round: number
  first: number
  active: number
  actions: number
  ending: number
  once: string[]
  deeds: string[]
  spent: number
  threshold: number
  sheriff: string | null
  bandits: string[]
  stack: { resolved: string[]; conditions: (string | null)[] }
  resolved: number[]
  deck: (string | null)[]
  discard: string[]
  in_play: string[]
  fight_deck: (string | null)[]
  stock: number[]
  markers_needed: number
  shelf: { price: number; points: number }[]
  sheriff_active: boolean
  ranches: number[]
  fighter: number | null
  target: number | null
  quarrel: 'arrest' | 'duel' | 'robbery' | null
  npc: 'bandit' | 'guards' | 'sheriff' | 'man' | 'man_attacks' | 'renegade' | 'prospector' | 'train_guards' | null
  npc_seat: number | null
  revealed: boolean
  edge: string[][]
  reacted: string[][]
  played: string[]
  rank: (string | null)[]
  dealer: number | null
  flop: string[]
  dice: ('nugget' | 'vein' | 'dust' | 'pebbles' | 'none')[]
  gamblers: number[]
  man: string | null
  man_legend: number
  man_discard: string[]
  man_hand: (string | null)[]
  players: Player[]
  known: string[]
  bandit_numbers?: (string | null)[]
  bandit_line?: string | null
  bandit_deck?: number
  legendary_items?: number
  truce?: number[]
  gamblers_track?: GamblersTrack[]
  train?: string
  event_markers?: Record<string, number[]>
  event_tokens?: { kind: string; at: string }[]
  high_rollers?: string[]
  grazing?: Record<string, number>
  lost_gold?: Record<string, number>
  post?: string[]
  events_done?: string[]
  heist_now?: string[]
  heists_done?: string[]
  renegade_met?: string[]
  prospector_met?: string[]
  roller_met?: string[]
  frontier?: { at: string; number: number; token: number | null }[]
  events_left?: number
  heists_left?: number
  faro?: (string | null)[]
  faro_up?: string[]
  done_this_turn?: string[]
}
