// Written by tools/vocabulary.py from the game's fields and view: change them there.
import type { View } from '../../kit/wire'

export interface Player {
  character: string
  life: number
  max_life: number
  arrows: number
  role: 'sheriff' | 'deputy' | 'outlaw' | 'renegade' | null
  alive: boolean
  shots: number[]
}

export interface Shown extends View {
  turn: number
  current: number
  rerolls: number
  dice: ('arrow' | 'dynamite' | 'one' | 'two' | 'beer' | 'gatling')[]
  die: number | null
  beers: number
  hits: number[]
  arrows_left: number
  players: Player[]
  winner: 'law' | 'outlaws' | 'renegade' | 'deputy' | 'outlaw' | 'nobody' | null
  winners: number[]
}
