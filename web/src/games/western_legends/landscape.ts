// The land with its drawings, of which the scenes have their houses: a part of its own, see later.svelte.ts.
import { addSymbols } from '../../kit/sprite'
import sprite from './sprite_land.svg?raw'

addSymbols(sprite)

export { default as Frontier } from './Frontier.svelte'
