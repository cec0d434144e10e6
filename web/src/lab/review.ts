// The review of a finished game (docs/concepts/lab.md): everybody's chances, and what luck and choices did to them.
import { placeOf, type Course } from '../kit/course'
import { mentions, type Speaker } from '../kit/texts/sentence'
import type { GameEvent, Option, Question } from '../kit/wire'

interface Stretch {
  /** the events between `since` and `seq` are what it was */
  since: number
  seq: number
  /** what it did to each seat's chance */
  effects: number[]
}

export interface Luck extends Stretch {
  kind: 'luck'
}

export interface Choice extends Stretch {
  kind: 'choice'
  seat: number
  question: Pick<Question, 'kind' | 'params'>
  option: Option
  /** what the heuristic would have chosen */
  instead: Option | null
}

export type Line = Luck | Choice

/** How a seat's end came of its beginning: start + luck + skill + others = end. */
export interface Total {
  start: number
  luck: number
  skill: number
  others: number
  end: number
}

export interface Review {
  chances: { seq: number; chances: number[] }[]
  ledger: Line[]
  turning: Line[]
  totals: Total[]
}

export type Asked = { state: 'none' | 'failed' } | { state: 'making'; progress: number } | { state: 'ready'; review: Review }

const LEAST = 0.02 // what did less to a chance need not be named
const MOST_TOLD = 2

export const inPercent = (chance: number): number => Math.round(chance * 100)

/** "+7", "−12", "0" */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')

/** In whole percents that still add up: luck is what nothing else explains, here too. */
export function rounded(total: Total): Total {
  const [start, skill, others, end] = [total.start, total.skill, total.others, total.end].map(inPercent) as [number, number, number, number]
  return { start, luck: end - start - skill - others, skill, others, end }
}

export function chancesByTurn(review: Review, headings: GameEvent[]): Course {
  const last = review.chances.at(-1)?.seq ?? 0
  const seats = review.chances[0]?.chances.length ?? 0
  return {
    turns: Math.max(1, headings.length),
    at: review.chances.map(({ seq }) => placeOf(headings, seq, last)),
    lines: Array.from({ length: seats }, (_, seat) => review.chances.map(({ chances }) => chances[seat]! * 100)),
  }
}

/** Whose chance it changed, the most first. */
export const changesOf = (line: Line): { seat: number; points: number }[] =>
  line.effects
    .map((effect, seat) => ({ seat, effect }))
    .filter(({ effect }) => Math.abs(effect) >= LEAST)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .map(({ seat, effect }) => ({ seat, points: inPercent(effect) }))

/** The events that a stretch of luck was: first those that name whom it changed most. */
export function eventsOf(line: Line, events: GameEvent[], speaker: Speaker): GameEvent[] {
  const own = events.filter((event) => event.seq > line.since && event.seq <= line.seq)
  const [first] = changesOf(line)
  const about = first ? own.filter((event) => mentions(event, first.seat, speaker)) : []
  return (about.length > 0 ? about : own).slice(-MOST_TOLD)
}
