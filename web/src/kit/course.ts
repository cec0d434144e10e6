// The course of a finished game: how everybody stood turn by turn, and the moments that decided it.
import type { Standing } from './api'
import type { GameEvent } from './wire'

/** What the chart draws: values per seat, and where they stand among the turns. */
export interface Course {
  turns: number
  at: number[]
  lines: number[][]
}

export interface TurningPoint {
  turn: number
  event: GameEvent | null
  /** somebody takes the lead here and keeps it */
  leader: number | null
  /** where the replay shows it */
  moment: number
}

const MOST = 4

/** The moment in which an event was told. */
export function momentOf(course: Standing[], seq: number): number {
  const found = course.findIndex((one) => one.seq >= seq)
  return found < 0 ? course.length - 1 : found
}

/** The turn ends where the next one begins: with the answer that led to it. */
export function byTurn(course: Standing[], headings: GameEvent[]): Course {
  const ends = [...headings.map((event) => momentOf(course, event.seq)), course.length - 1]
  const seats = course[0]?.standings.length ?? 0
  const lines = Array.from({ length: seats }, (_, seat) => ends.map((end) => course[end]!.standings[seat]!))
  return { turns: headings.length, at: ends.map((_, turn) => turn), lines }
}

/** Where an event stands among the turns: 1.5 is the middle of the second one. */
export function placeOf(headings: GameEvent[], seq: number, last: number): number {
  const begun = headings.filter((heading) => heading.seq <= seq).length
  if (begun === 0) return 0
  const from = headings[begun - 1]!.seq
  const to = headings[begun]?.seq ?? last
  return begun - 1 + Math.min(1, (seq - from) / Math.max(1, to - from))
}

/** What a seat had at this turn. */
export const valueAt = (course: Course, seat: number, turn: number): number =>
  course.lines[seat]![
    Math.max(
      0,
      course.at.findLastIndex((at) => at <= turn),
    )
  ]!

export const turnOf = (headings: GameEvent[], event: GameEvent): number => headings.filter((heading) => heading.seq <= event.seq).length

/** The turn after which the winner was ahead of everybody to the end; null: always, or not even then. */
export function leadTaken(course: Course, winner: number): number | null {
  const ahead = (turn: number) => course.lines.every((line, seat) => seat === winner || line[turn]! < course.lines[winner]![turn]!)
  let turn = course.turns
  while (turn >= 0 && ahead(turn)) turn--
  return turn < 0 || turn === course.turns ? null : turn + 1
}

/** The weightiest events, the later ones first where they weigh the same; told in their order. */
export function weightiest(events: GameEvent[], weigh: (event: GameEvent) => number): GameEvent[] {
  return events
    .filter((event) => weigh(event) > 0)
    .sort((a, b) => weigh(b) - weigh(a) || b.seq - a.seq)
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq)
}

export function turningPoints(
  course: Standing[],
  headings: GameEvent[],
  events: GameEvent[],
  weigh: (event: GameEvent) => number,
  winner: number | null,
): TurningPoint[] {
  const points = weightiest(events, weigh).map((event): TurningPoint => ({
    turn: turnOf(headings, event),
    event,
    leader: null,
    moment: momentOf(course, event.seq),
  }))
  const turn = winner === null ? null : leadTaken(byTurn(course, headings), winner)
  if (turn !== null) {
    const next = headings[turn]
    const moment = next ? momentOf(course, next.seq) : course.length - 1
    points.push({ turn, event: null, leader: winner, moment })
  }
  return points.sort((a, b) => a.moment - b.moment)
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round numbers from the least to the most, about three of them. */
export function axis(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 3)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, STEPS.find((s) => s * power >= rough)! * power)
  const first = Math.floor(least / step)
  return Array.from({ length: Math.ceil(most / step) - first + 1 }, (_, i) => (first + i) * step)
}

/** Things in a column that must not lie on each other: moved apart by as little as need be. */
export function apart(places: number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const out = [...places]
  let low = from
  for (const i of order) low = (out[i] = Math.max(places[i]!, low)) + gap
  let high = to
  for (const i of order.toReversed()) high = (out[i] = Math.min(out[i]!, high)) - gap
  return out
}
