import { describe, expect, test } from 'vitest'
import { apart, axis, byTurn, leadTaken, turningPoints, weightiest } from '../src/kit/course'
import type { GameEvent } from '../src/kit/wire'

const event = (seq: number, kind: string): GameEvent => ({ seq, id: kind, kind, rule: '', params: {} })
const standing = (seq: number, ...standings: number[]) => ({ seq, standings })
const headings = [event(1, 'turn'), event(5, 'turn'), event(9, 'turn')]
const course = [standing(1, 4, 4), standing(3, 4, 3), standing(6, 4, 2), standing(9, 5, 2), standing(12, 5, 0)]

describe('the course of a game', () => {
  test('a turn ends with the answer that leads to the next one', () => {
    expect(byTurn(course, headings)).toEqual({
      turns: 3,
      at: [0, 1, 2, 3],
      lines: [
        [4, 4, 5, 5],
        [4, 2, 2, 0],
      ],
    })
  })

  test('the winner takes the lead in the turn after which nobody catches up', () => {
    expect(leadTaken(byTurn(course, headings), 0)).toBe(1)
    expect(leadTaken(byTurn(course, headings), 1)).toBeNull()
  })

  test('the weightiest events are told in their order, and each leads to its moment', () => {
    const events = [event(2, 'gatling'), ...[4, 6, 7, 8, 11].map((seq) => event(seq, 'out'))]
    const weigh = (e: GameEvent) => ({ out: 3, gatling: 1 })[e.kind] ?? 0
    expect(weightiest(events, weigh).map((e) => e.seq)).toEqual([6, 7, 8, 11])
    const points = turningPoints(course, headings, events, weigh, 0)
    expect(points.map((p) => [p.turn, p.moment])).toEqual([
      [2, 2],
      [1, 2],
      [2, 3],
      [2, 3],
      [3, 4],
    ])
  })

  test('an axis has few round numbers, below zero too', () => {
    expect(axis(0, 9)).toEqual([0, 5, 10])
    expect(axis(-2, 25)).toEqual([-10, 0, 10, 20, 30])
    expect(axis(0, 1)).toEqual([0, 1])
  })

  test('letters in a column are moved apart and stay inside', () => {
    expect(apart([50, 50, 52], 20, 10, 60)).toEqual([20, 40, 60])
  })
})
