import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bestCombination, COMBINATIONS } from '../src/games/western_legends/hands'

/** one name of each rank, as the red and the black cards have them */
const NAMES = {
  h: 'cheat sprint manhunt payday lucky_strike cattle_call tall_tale instinct lady_luck bulletproof shootout living_legend first_shot',
  c: 'stick_em_up saddle_up tip_off patch_up cover reputation wallop grit fools_gold dead_eye pickpocket showdown second_wind',
}
const cardOf = (short: string): string => {
  const names = ('hd'.includes(short[1]!) ? NAMES.h : NAMES.c).split(' ')
  return `${names['23456789tjqka'.indexOf(short[0]!)]}_${short[1]}`
}
const cards = (shorts: string): string[] => (shorts ? shorts.split(' ').map(cardOf) : [])

test('a hand is shown as what the rules say it is', () => {
  const root = join(import.meta.dirname, '../..')
  const python = process.env['GULCH_PYTHON'] ?? join(root, '.venv/bin/python')
  const lines = execFileSync(python, [join(import.meta.dirname, 'hands.py')], {
    env: { ...process.env, GULCH_PURE: '1' },
    encoding: 'utf8',
  })
  const told = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [string[], string])
  const seen = told.map(([five]) => bestCombination(five.slice(0, 2).map(cardOf), [], five.slice(2).map(cardOf)))
  expect(seen).toEqual(told.map(([, combination]) => combination))
  expect(new Set(seen).size).toBe(COMBINATIONS.length)
})

test('of a whole hand the best two cards count, and what is laid already is one of them', () => {
  const flop = cards('9c 9s qc')
  expect(bestCombination(cards('qh 3c 9h'), [], flop)).toBe('full_house')
  expect(bestCombination(cards('qh 9h'), cards('3c'), flop)).toBe('three')
  expect(bestCombination([], cards('3c 5c'), flop)).toBe('pair')
  expect(bestCombination(['joker_red', ...cards('9h 9d')], [], flop)).toBe('four')
  expect(bestCombination(['joker_red', cardOf('9h')], [], flop)).toBe('three')
  expect(bestCombination(['joker_red', ...cards('3c 3h')], [], flop)).toBe('two_pair')
  expect(bestCombination(['joker_red', ...cards('3c 4h')], [], flop)).toBe('pair')
  expect(bestCombination(['joker_red', cardOf('3c')], [], flop, true)).toBe('three')
  expect(bestCombination(cards('9h 3c'), [], [...flop.slice(0, 2), 'joker_red'])).toBe('four')
  expect(bestCombination(cards('qh'), [], [])).toBe(null)
})
