// How balanced a game is, by the figures that `gulch balance` has written (docs/balance).

export interface Share {
  players: number
  wins: number
  share: number
  low: number
  high: number
}

export interface Balance {
  seats: number
  games: number
  bots: string[]
  options: Record<string, unknown>
  groups: Record<string, Record<string, Share>>
  lengths: Record<string, number>
  scores: Record<string, number>
}

const FILES = import.meta.glob<{ default: Balance }>('../../../docs/balance/games/*.json')

/** The figures of a game; null where there are none. */
export const balanceOf = async (game: string): Promise<Balance | null> =>
  (await FILES[`../../../docs/balance/games/${game}.json`]?.())?.default ?? null

/** What opened a game is an answer to a question that nobody sees here. */
const UNTOLD = 'opening'

export interface Group {
  name: string
  lines: (Share & { value: string })[]
}

/** What players are told apart by, the best first; seats in their order, and last. */
export function groupsOf(balance: Balance): Group[] {
  const names = Object.keys(balance.groups).filter((name) => name !== UNTOLD)
  const order = (name: string) => Number(name === 'seat')
  return names
    .sort((a, b) => order(a) - order(b) || Object.keys(balance.groups[a]!).length - Object.keys(balance.groups[b]!).length)
    .map((name) => {
      const lines = Object.entries(balance.groups[name]!).map(([value, line]) => ({ value, ...line }))
      return { name, lines: name === 'seat' ? lines : lines.sort((a, b) => b.share - a.share) }
    })
}

/** How often anybody wins. */
export function meanOf(balance: Balance): number {
  const seats = Object.values(balance.groups['seat'] ?? {})
  return (
    seats.reduce((sum, line) => sum + line.wins, 0) /
    Math.max(
      1,
      seats.reduce((sum, line) => sum + line.players, 0),
    )
  )
}

export interface Spread {
  mean: number
  /** so many of each range, as a part of the most */
  bars: { from: number; to: number; count: number; part: number }[]
}

const MOST_BARS = 30

/** How often each number came; wide ranges in equal steps. */
export function spreadOf(counts: Record<string, number>): Spread | null {
  const numbers = Object.keys(counts).map(Number)
  if (numbers.length < 3) return null
  const low = Math.min(...numbers)
  const high = Math.max(...numbers)
  const step = Math.ceil((high - low + 1) / MOST_BARS)
  const bars = Array.from({ length: Math.ceil((high - low + 1) / step) }, (_, i) => ({
    from: low + i * step,
    to: low + (i + 1) * step - 1,
    count: 0,
  }))
  for (const number of numbers) bars[Math.floor((number - low) / step)]!.count += counts[String(number)]!
  const most = Math.max(...bars.map((bar) => bar.count))
  const total = bars.reduce((sum, bar) => sum + bar.count, 0)
  const mean = numbers.reduce((sum, number) => sum + number * counts[String(number)]!, 0) / total
  return { mean, bars: bars.map((bar) => ({ ...bar, part: bar.count / most })) }
}
