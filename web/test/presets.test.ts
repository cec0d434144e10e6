import { describe, expect, it } from 'vitest'
import { setUpOf } from '../src/kit/presets'
import type { GameInfo } from '../src/kit/wire'

const flag = (name: string) => ({ name, kind: 'flag', default: false, values: [] })
const game = {
  id: 'western_legends',
  seats: { min: 2, max: 6 },
  options: [{ name: 'length', kind: 'choice', default: 'medium', values: ['short', 'medium'] }, flag('goals'), flag('first_game')],
} as unknown as GameInfo

describe('presets of a game that has a set-up for the first time', () => {
  it('a first game is played with it', () => {
    expect(setUpOf(game, 'first')).toEqual({ count: 4, options: { length: 'medium', goals: false, first_game: true } })
  })
  it('the standard game and everything are played without it', () => {
    expect(setUpOf(game, 'standard')?.options).toEqual({ length: 'medium', goals: false, first_game: false })
    expect(setUpOf(game, 'everything')?.options).toEqual({ length: 'medium', goals: true, first_game: false })
  })
})
