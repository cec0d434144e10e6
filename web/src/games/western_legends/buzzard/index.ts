// The second board with its train, tokens and tables; loaded when a table plays with it.
import { addSymbols } from '../../../kit/sprite'
import sprite from './sprite.svg?raw'

addSymbols(sprite)

export { default as FarLand } from './FarLand.svelte'
export { default as FarPieces } from './FarPieces.svelte'
export { default as Faro } from './Faro.svelte'
export { default as TrainBoard } from './TrainBoard.svelte'
