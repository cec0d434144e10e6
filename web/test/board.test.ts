import { expect, test } from 'vitest'
import { view as canned } from '../mock/table'
import { isAllowed, settled } from '../src/kit/gameoptions'
import { uncovered } from '../src/kit/eyes'
import { routeOf } from '../src/kit/routes'
import { chapters, search } from '../src/kit/rulebook.svelte'
import { asDice, inHand, isDone, momentOf, placeOf, seatsByPlace, stillToCome } from '../src/games/bang_dice/view'

const view = (changes: object) => ({ ...asDice(canned)!, ...changes })

test.each([3, 4, 5, 6, 7, 8])('%i seats have a place each, the next player sits to my left', (seats) => {
  for (let me = 0; me < seats; me++) {
    const places = seatsByPlace(me, seats).map((p) => p.place)
    expect(new Set(places).size).toBe(seats)
    expect(placeOf(me, me, seats)).toBe('me')
    expect(placeOf((me + 1) % seats, me, seats)).toMatch(/l$/)
    expect(placeOf((me + seats - 1) % seats, me, seats)).toMatch(/r$/)
  }
})

test('the die in hand is the one being aimed, then the next beer', () => {
  expect(inHand(view({ die: null }))).toBe(-1)
  expect(inHand(view({ die: 1 }))).toBe(0)
  const dice = ['beer', 'one', 'beer', 'two', 'arrow']
  expect(inHand(view({ dice, beers: 1 }), 'drink')).toBe(0)
  expect(inHand(view({ dice, beers: 0 }), 'drink')).toBe(2)
  expect(inHand(view({ dice, beers: 0 }), 'reroll')).toBe(-1)
})

test('dice before the one in hand are done', () => {
  const v = view({ dice: ['one', 'beer', 'two', 'arrow', 'gatling'], die: 3 })
  expect([0, 1, 2, 3, 4].map((i) => isDone(v, i))).toEqual([true, false, false, true, false])
  expect(stillToCome(v)).toEqual(['beer'])
})

test('everybody can see what the roller is asked', () => {
  expect(momentOf(view({ dice: [] }), 0)?.kind).toBe('gift')
  expect(momentOf(view({}), 0)?.kind).toBe('reroll')
  expect(momentOf(view({ die: 1 }), 0)).toEqual({ kind: 'aim', params: { die: '1', face: 'one' } })
  expect(momentOf(view({ beers: 1 }), 0)?.kind).toBe('drink')
  expect(momentOf(view({}), 2)).toBeNull()
})

test('addresses are pages', () => {
  expect(routeOf('/')).toEqual({ page: 'lobby' })
  expect(routeOf('/t/mesa-42')).toEqual({ page: 'table', id: 'mesa-42' })
  expect(routeOf('/t/mesa-42/replay')).toEqual({ page: 'replay', id: 'mesa-42' })
  expect(routeOf('/rules/bang_dice')).toEqual({ page: 'rules', game: 'bang_dice' })
  expect(routeOf('/t/a/b/c')).toEqual({ page: 'lost' })
})

test('rules are found by all their words and stay in order', () => {
  const book = [
    { id: 'A-1', chapter: 'one', text: 'Beer heals' },
    { id: 'A-2', chapter: 'one', text: 'Arrows hurt' },
    { id: 'A-3', chapter: 'two', text: 'Beer is lost' },
  ]
  expect(search(book, 'beer lost').map((s) => s.id)).toEqual(['A-3'])
  expect(chapters(book).map((c) => c.chapter)).toEqual(['one', 'two'])
})

const spec = (name: string, more: object = {}) => ({
  name,
  kind: 'flag' as const,
  default: false,
  choices: [false, true] as never,
  needs: [],
  seats: null,
  ...more,
})

test('an option is offered where the options it needs are on and the seats fit', () => {
  const stations = spec('stations', { needs: ['events'] })
  expect(isAllowed(stations, { events: false }, 4)).toBe(false)
  expect(isAllowed(stations, { events: true }, 4)).toBe(true)
  const level = spec('difficulty', { needs: ['cowbot'], seats: [1, 1] })
  expect(isAllowed(level, { cowbot: 'off' }, 1)).toBe(false)
  expect(isAllowed(level, { cowbot: 'sheriff' }, 1)).toBe(true)
  expect(isAllowed(level, { cowbot: 'sheriff' }, 2)).toBe(false)
})

test('what does not go with the other options is sent as the game has it', () => {
  const specs = [spec('events'), spec('stations', { needs: ['events'] }), spec('maps', { needs: ['stations'] })]
  expect(settled(specs, { events: false, stations: true, maps: true }, 3)).toEqual({ events: false, stations: false, maps: false })
  expect(settled(specs, { events: true, stations: true, maps: true }, 3)).toEqual({ events: true, stations: true, maps: true })
})

test('with all cards open, what one view hides is taken from another', () => {
  const mine = {
    players: [
      { role: 'sheriff', life: 3 },
      { role: null, life: 5 },
    ],
    hand: null,
    over: false,
  }
  const theirs = {
    players: [
      { role: 'sheriff', life: 3 },
      { role: 'outlaw', life: 5 },
    ],
    hand: ['ace'],
    over: false,
  }
  expect(uncovered(mine, theirs)).toEqual({
    players: [
      { role: 'sheriff', life: 3 },
      { role: 'outlaw', life: 5 },
    ],
    hand: ['ace'],
    over: false,
  })
  expect(uncovered({ deck: [1, 2] }, { deck: [3] })).toEqual({ deck: [1, 2] })
})
