import { expect, test } from 'vitest'
import { answersAt, mayPress } from '../src/games/colt_express/answers'
import { countOut, lastStep, shownAt } from '../src/games/colt_express/ending'
import { figures, layout, placeBox, stacks, type Box } from '../src/games/colt_express/geometry'
import { asColt, lookOf, placesOf, type ColtView, type Counts, type Lane } from '../src/games/colt_express/view'
import type { Desk } from '../src/kit/desk.svelte'
import type { Option, Question } from '../src/kit/wire'

const NAMES = ['doc', 'cheyenne', 'ghost', 'tuco', 'belle', 'django']
const LAPTOP = { w: 998, h: 360 }
const PHONE = { w: 360, h: 270 }

/** A train of this many cars; `at`: who stands where, and what lies there. */
function train(cars: number, at: Record<string, Partial<Lane>> = {}, more: object = {}): ColtView {
  const lane = (place: string): Lane => ({ loot: {}, bandits: [], ...at[place] })
  const placed = Object.entries(at).flatMap(([place, { bandits = [] }]) => bandits.map((bandit) => ({ bandit, place })))
  const bandits = NAMES.map((bandit, seat) => ({
    bandit,
    seat,
    place: placed.find((p) => p.bandit === bandit)?.place ?? null,
    under: null,
    bullets: 6,
    wounds: {},
    loot: {},
    tokens: null,
    money: 0,
    rule: 'CE-002',
  }))
  return asColt({
    game: 'colt_express',
    seats: 6,
    waiting: [0],
    over: false,
    step: 'steal',
    round: 1,
    rounds: 5,
    first: 0,
    past_rounds: [],
    round_card: { name: 'braking_56', turns: ['standard'], turn: 0, event: 'none', provenance: 'source' },
    train: Array.from({ length: cars + 1 }, (_, k) => ({
      car: k === 0 ? 'locomotive' : `car_${k}`,
      kind: 'one_purse',
      inside: lane(`inside_${k}`),
      roof: lane(`roof_${k}`),
    })),
    marshal: 'locomotive',
    handcar: null,
    pile: [],
    shown: 0,
    players: NAMES.map((b) => ({ bandits: [b], hand: 0, deck: 10, discard: null, bullets_on_top: 0, total: null })),
    bandits,
    hand: { doc: {} },
    deck: {},
    neutral: 13,
    strongboxes_waiting: 1,
    teams: null,
    al_patron_has_bought: null,
    mary: null,
    winners: null,
    ...more,
  } as never)!
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const LOOT = { purse: 3, jewel: 1, strongbox: 1 }

test.each([
  ['laptop', LAPTOP, false],
  ['phone', PHONE, true],
] as const)('six bandits in one place can all be seen and pressed, on a %s', (_, panel, phone) => {
  for (const place of ['inside_3', 'roof_3', 'inside_0', 'roof_0']) {
    const view = train(6, { [place]: { bandits: NAMES, loot: LOOT } }, { marshal: 'car_1' })
    const room = layout(view, panel, phone)
    const boxes = figures(view, room)
      .filter((f) => f.name !== 'marshal')
      .map((f) => f.box)
    const area = placeBox(room, place)
    for (const box of boxes) {
      expect(box.x).toBeGreaterThanOrEqual(area.x - 0.01)
      expect(box.x + box.w).toBeLessThanOrEqual(area.x + area.w + 0.01)
    }
    for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) if (a.back === b.back) expect(overlap(a, b)).toBeLessThan(1)
    for (const box of boxes) for (const stack of stacks(view, room)) expect(overlap(box, stack.box)).toBeLessThan(1)
    if (!phone) expect(room.width).toBeLessThanOrEqual(panel.w)
  }
})

test.each([3, 4, 5, 6, 7])('a train of %i cars fits a laptop, without gaps and without overlaps', (cars) => {
  for (const handcar of [null, { end: 'head', loot: {}, bandits: [] }, { end: 'tail', loot: {}, bandits: [] }]) {
    const view = train(cars, { inside_2: { bandits: NAMES.slice(0, 4), loot: LOOT } }, { handcar })
    const room = layout(view, LAPTOP, false)
    expect(room.width).toBe(LAPTOP.w)
    for (let k = cars; k > 0; k--) expect(room.left[k]! + room.widths[k]!).toBeCloseTo(room.left[k - 1]!)
    const last = room.left[0]! + room.widths[0]! + room.boiler
    expect(last).toBeLessThanOrEqual(LAPTOP.w + 0.01)
    if (handcar) expect(room.handcar!.x).toBeCloseTo(handcar.end === 'head' ? last : room.left[cars]! - room.handcar!.w)
  }
})

test('places are read from the tail, the handcar where it stands', () => {
  expect(placesOf(train(3, {}, { handcar: { end: 'tail', loot: {}, bandits: [] } })).slice(0, 3)).toEqual(['handcar', 'roof_3', 'inside_3'])
})

test('the two bandits of a team have one colour, two hats and numbered letters', () => {
  const view = train(3, {}, { seats: 2, players: [{ bandits: ['doc', 'tuco'] }, { bandits: ['ghost', 'belle'] }] })
  view.bandits = view.bandits.map((b) => ({ ...b, seat: ['doc', 'tuco'].includes(b.bandit) ? 0 : 1 }))
  const [first, second] = [lookOf(view, 'doc'), lookOf(view, 'tuco')]
  expect([first.colours, first.letter, second.colours, second.letter]).toEqual(['seat-1', 'A1', 'seat-1', 'A2'])
  expect(first.hat).not.toBe(second.hat)
})

// ---- what can be pressed --------------------------------------------------------------------------------------------
const option = (id: string, kind: string, params: object, targets: string[] = []): Option => ({
  id,
  kind,
  rule: '',
  params: params as Option['params'],
  targets,
})
const desk = (view: ColtView, question: Partial<Question>) =>
  ({ view, stage: { open: { number: 1, rule: '', params: {}, ...question } } }) as unknown as Desk

test('a place is pressed to go there, a car to send the marshal, loot where the bandit stands', () => {
  const view = train(3, { inside_2: { bandits: ['doc'], loot: LOOT } })
  expect(mayPress(desk(view, { options: [option('go:roof_2', 'go', { to: 'roof_2' }, ['place:roof_2'])] }), 'place:roof_2')).toBe(true)
  expect(mayPress(desk(view, { options: [option('send:car_1', 'send', { to: 'car_1' }, ['car:car_1'])] }), 'place:inside_1')).toBe(true)
  const robbing = desk(view, { params: { by: 'doc' }, options: [option('take:jewel', 'take', { loot: 'jewel' }, ['loot:jewel'])] })
  expect(mayPress(robbing, 'loot:inside_2:jewel')).toBe(true)
  expect(mayPress(robbing, 'loot:inside_1:jewel')).toBe(false)
  expect(mayPress(robbing, 'loot:inside_2:purse')).toBe(false)
})

test("Ghost's card stands for two answers; a bandit is pressed only where it is meant itself", () => {
  const view = train(3)
  const scheming = desk(view, {
    options: [
      option('play:fire', 'play', { card: 'fire' }, ['card:fire']),
      option('hide:fire', 'hide', { card: 'fire' }, ['card:fire']),
      option('draw', 'draw', {}),
    ],
  })
  expect(answersAt(scheming, 'card:doc:fire').map((o) => o.id)).toEqual(['play:fire', 'hide:fire'])
  expect(answersAt(scheming, 'deck').map((o) => o.id)).toEqual(['draw'])
  const team = desk(view, {
    options: [option('play_for:fire:tuco', 'play_for', { card: 'fire', bandit: 'tuco' }, ['card:fire', 'bandit:tuco'])],
  })
  expect(mayPress(team, 'bandit:tuco')).toBe(false)
  expect(mayPress(team, 'card:tuco:fire')).toBe(true)
  expect(mayPress(team, 'card:doc:fire')).toBe(false)
})

// ---- the end --------------------------------------------------------------------------------------------------------
test('loot is counted out token by token, the prize last, the richest first', () => {
  const view = train(
    3,
    {},
    {
      winners: [1],
      players: [
        { bandits: ['doc'], total: 750 },
        { bandits: ['cheyenne'], total: 1550 },
      ],
    },
  )
  const held: Counts[] = [{ '250': 1, jewel: 1 }, { '300': 1 }]
  view.bandits = view.bandits.slice(0, 2).map((b, k) => ({ ...b, tokens: held[k]!, bullets: k === 0 ? 6 : 4, money: k === 0 ? 0 : 250 }))
  const rows = countOut(view)
  expect(rows.map((r) => [r.seat, r.total, r.prize, r.fired, r.money])).toEqual([
    [1, 1550, 1000, 2, 250],
    [0, 750, 0, 0, 0],
  ])
  const last = lastStep(rows)
  expect(last).toBe(3)
  expect([0, 1, 2, 3].map((step) => shownAt(rows[0]!, step, last).total)).toEqual([250, 550, 550, 1550])
  expect(shownAt(rows[1]!, 1, last)).toEqual({ tokens: 1, prize: false, total: 250 })
})
