// The stages over the land, and a player's sheet: a part of its own, see later.svelte.ts.
export { default as Counter } from './Counter.svelte'
export { default as Dice } from './Dice.svelte'
export { default as Fight } from './Fight.svelte'
export { default as Poker } from './Poker.svelte'
export { default as Sheet } from './Sheet.svelte'
