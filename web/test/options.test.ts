import { expect, test } from 'vitest'
import { aimQuestion, rerollQuestion } from '../mock/table'
import { at, chosen, firstKey, keyed, menuOf } from '../src/kit/options'

test('a verb that lists its targets becomes toggles and one button', () => {
  const menu = menuOf(rerollQuestion(1))
  expect(menu.subset?.things).toEqual(['die:1', 'die:2', 'die:3', 'die:4'])
  expect(menu.single.map((o) => o.id)).toEqual(['stop'])
  expect(chosen(menu.subset!, ['die:3', 'die:1'])?.id).toBe('reroll:13')
  expect(chosen(menu.subset!, [])).toBeUndefined()
})

test('a single die left is still toggled where the board says so', () => {
  expect(menuOf(rerollQuestion(1, [3]), ['reroll']).subset?.things).toEqual(['die:3'])
  expect(menuOf(rerollQuestion(1, [3])).subset).toBeNull()
})

test('one target each is no subset', () => {
  const menu = menuOf(aimQuestion(1))
  expect(menu.subset).toBeNull()
  expect(at(menu, 'seat:4').map((o) => o.id)).toEqual(['shoot:4'])
  expect(at(menu, 'seat:2')).toEqual([])
})

test('a die keeps its key and Stop never takes the key of a die', () => {
  const menu = menuOf(rerollQuestion(1, [2, 4]))
  expect(keyed(menu, 4)).toEqual({ thing: 'die:4' })
  expect(keyed(menu, 5)).toEqual({})
  expect(firstKey(menu)).toBe(6)
  expect(keyed(menu, 6).option?.id).toBe('stop')
})

test('keys without toggles start at 1', () => {
  expect(keyed(menuOf(aimQuestion(1)), 2).option?.id).toBe('shoot:4')
})
