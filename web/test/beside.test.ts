import { expect, test } from 'vitest'
import { beside } from '../src/kit/beside'

const frame = { x: 0, y: 0, w: 800, h: 600 }
const size = { w: 200, h: 100 }

test('help stands above what it explains', () => {
  expect(beside({ x: 300, y: 300, w: 100, h: 100 }, size, frame, [])).toEqual({ x: 250, y: 190 })
})

test('where there is no room above it stands to the right', () => {
  expect(beside({ x: 300, y: 10, w: 100, h: 100 }, size, frame, [])).toEqual({ x: 410, y: 10 })
})

test('it covers nothing that may be chosen', () => {
  const lit = { x: 260, y: 180, w: 150, h: 110 }
  expect(beside({ x: 300, y: 300, w: 100, h: 100 }, size, frame, [lit])).toEqual({ x: 410, y: 300 })
})

test('it never leaves the board', () => {
  const at = beside({ x: 780, y: 590, w: 20, h: 10 }, size, frame, [])
  expect(at.x).toBeLessThanOrEqual(600)
  expect(at.y).toBeLessThanOrEqual(500)
})
