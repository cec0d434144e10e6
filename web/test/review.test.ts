import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { event, info, words } from '../mock/table'
import { placeOf, valueAt } from '../src/kit/course'
import { speakerFor } from '../src/kit/texts/sentence'
import { balanceOf, groupsOf, meanOf, spreadOf, type Balance } from '../src/lab/figures'
import { chancesByTurn, changesOf, eventsOf, rounded, signed, type Line, type Review } from '../src/lab/review'

const headings = [event(2, 'turn', {}), event(6, 'turn', {}), event(10, 'turn', {})]
const speaker = speakerFor(info, words)

describe('a review', () => {
  test('an event stands among the turns as far as its turn has gone', () => {
    expect([1, 2, 4, 6, 9, 10, 14, 99].map((seq) => placeOf(headings, seq, 14))).toEqual([0, 0, 0.5, 1, 1.75, 2, 3, 3])
    expect(placeOf([], 5, 10)).toBe(0)
  })

  test('chances stand where they were measured, in percent', () => {
    const chances = [
      { seq: 2, chances: [0.25, 0.75] },
      { seq: 4, chances: [0.5, 0.5] },
      { seq: 14, chances: [1, 0] },
    ]
    const course = chancesByTurn({ chances } as Review, headings)
    expect(course).toEqual({
      turns: 3,
      at: [0, 0.5, 3],
      lines: [
        [25, 50, 100],
        [75, 50, 0],
      ],
    })
    expect([0, 1, 2, 3].map((turn) => valueAt(course, 0, turn))).toEqual([25, 50, 50, 100])
  })

  test('whole percents still add up, whatever was rounded away', () => {
    for (let k = 0; k < 200; k++) {
      const [start, skill, others, end] = [(k * 0.137) % 1, ((k * 0.731) % 1) - 0.5, ((k * 0.313) % 1) - 0.5, k % 2] as const
      const told = rounded({ start, luck: end - start - skill - others, skill, others, end })
      expect(told.start + told.luck + told.skill + told.others).toBe(told.end)
      expect(told.end).toBe(end * 100)
      expect(Math.abs(told.luck - 100 * (end - start - skill - others))).toBeLessThan(2)
    }
    expect([7, -12, 0].map(signed)).toEqual(['+7', '−12', '0'])
  })

  test('a line names whom it changed, the most first, and tells of them', () => {
    const line = { kind: 'luck', since: 3, seq: 7, effects: [0.05, -0.3, 0.01] } as Line
    expect(changesOf(line)).toEqual([
      { seat: 1, points: -30 },
      { seat: 0, points: 5 },
    ])
    const lost = (seq: number, who: string) => event(seq, 'lost', { who, lives: '1', cause: 'shot' })
    const events = [lost(3, '1'), lost(4, '0'), lost(5, '1'), lost(6, '1'), lost(7, '1'), lost(8, '1')]
    expect(eventsOf(line, events, speaker).map((e) => e.seq)).toEqual([6, 7])
    expect(eventsOf({ ...line, effects: [0, 0, 0] }, events, speaker).map((e) => e.seq)).toEqual([6, 7])
  })
})

describe('figures', () => {
  const FOLDER = join(import.meta.dirname, '../../docs/balance/games')
  const GAMES = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5))
  test.each(GAMES)('those of %s are the committed ones', async (game) => {
    const committed = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Balance
    expect(await balanceOf(game)).toEqual(committed)
    const groups = groupsOf(committed)
    expect(groups.length).toBeGreaterThan(1)
    expect(groups.at(-1)!.name).toBe('seat')
    for (const { name, lines } of groups.slice(0, -1)) {
      expect(lines.map((line) => line.share)).toEqual(lines.map((line) => line.share).sort((a, b) => b - a))
      expect(lines.length, name).toBe(Object.keys(committed.groups[name]!).length)
    }
    const wins = Object.values(committed.groups['seat']!).reduce((sum, line) => sum + line.wins, 0)
    expect(meanOf(committed)).toBeCloseTo(wins / (committed.games * committed.seats))
    const { bars } = spreadOf(committed.lengths)!
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(committed.games)
  })

  test('a game that nobody counted has none', async () => {
    expect(await balanceOf('poker')).toBeNull()
  })

  test('wide ranges are drawn in equal steps, few numbers not at all', () => {
    expect(spreadOf({ 0: 3, 1: 5 })).toBeNull()
    const { mean, bars } = spreadOf(Object.fromEntries(Array.from({ length: 90 }, (_, i) => [i, 1])))!
    expect([bars.length, bars[0], mean]).toEqual([30, { from: 0, to: 2, count: 3, part: 1 }, 44.5])
  })
})
