// Ways to set up a table with one press: a first game, the usual one, everything, and what was played last.
import type { Chosen } from './gameoptions'
import { keep, kept } from './settings.svelte'
import type { GameInfo } from './wire'

export interface SetUp {
  count: number
  options: Chosen
}

export const PRESETS = ['first', 'standard', 'everything', 'last'] as const
export type Preset = (typeof PRESETS)[number]

const FEW = 4
const USUAL = 5
const FIRST_GAME = 'first_game' // an option of this name is a first game's own set-up
const within = (game: GameInfo, count: number) => Math.min(game.seats.max, Math.max(game.seats.min, count))
const defaults = (game: GameInfo): Chosen => Object.fromEntries(game.options.map((o) => [o.name, o.default]))
const memory = (game: GameInfo) => `gulch-last-set-up-${game.id}`

export const remember = (game: GameInfo, setUp: SetUp): void => keep(memory(game), setUp)

/** Only the options that the game still has. */
function last(game: GameInfo): SetUp | null {
  const was = kept<SetUp | null>(memory(game), null)
  if (!was) return null
  const known = game.options.filter((o) => o.name in was.options).map((o) => [o.name, was.options[o.name]])
  return { count: within(game, was.count), options: { ...defaults(game), ...Object.fromEntries(known) } }
}

export function setUpOf(game: GameInfo, preset: Preset): SetUp | null {
  const usual = { count: within(game, USUAL), options: defaults(game) }
  const flags = game.options.filter((o) => o.kind === 'flag').map((o) => o.name)
  const on = (names: string[]): Chosen => ({ ...usual.options, ...Object.fromEntries(names.map((name) => [name, true])) })
  if (preset === 'last') return last(game)
  if (preset === 'first') return { count: within(game, FEW), options: on(flags.filter((name) => name === FIRST_GAME)) }
  if (preset === 'standard') return usual
  return flags.length === 0 ? null : { ...usual, options: on(flags.filter((name) => name !== FIRST_GAME)) }
}
