// Written by tools/vocabulary.py from the game's fields and view: change them there.
import type { View } from '../../kit/wire'

export interface RoundCard {
  name: string
  turns: ('standard' | 'tunnel' | 'speeding_up' | 'switching')[]
  turn: number
  event: string
  provenance: string
}

export interface Level {
  loot: Record<string, number>
  bandits: string[]
}

export interface Car {
  car: string
  kind: string
  inside: Level
  roof: Level
}

export interface Handcar {
  end: string
  loot: Record<string, number>
  bandits: string[]
}

export interface PileCard {
  bandit: string | null
  seat: number | null
  card: string | null
  hidden: boolean
}

export interface Player {
  bandits: string[]
  hand: number
  deck: number
  discard: Record<string, Record<string, number>> | null
  bullets_on_top: number
  total: number | null
}

export interface Bandit {
  bandit: string
  seat: number | null
  place: string | null
  under: string | null
  bullets: number
  wounds: Record<string, number>
  loot: Record<string, number>
  tokens: Record<string, number> | null
  money: number
  rule: string
}

export interface Mary {
  deck: number
  bullets_in_deck: number
  spent: number
  total: number | null
}

export interface Shown extends View {
  step: string
  round: number
  rounds: number
  first: number
  round_card: RoundCard | null
  past_rounds: string[]
  train: Car[]
  marshal: string
  handcar: Handcar | null
  pile: PileCard[]
  shown: number
  players: Player[]
  bandits: Bandit[]
  hand: Record<string, Record<string, number>>
  deck: Record<string, Record<string, number>>
  neutral: number
  strongboxes_waiting: number
  discarded: Record<string, number>
  teams: [string, string][] | null
  al_patron_has_bought: boolean | null
  mary: Mary | null
  winners: number[] | null
}
