// What each player's total is made of, in the order it is counted out.
import { type ColtView, sum, worth } from './view'

export interface Row {
  /** null: Mary */
  seat: number | null
  bandits: string[]
  /** the least first: the best is turned over last */
  tokens: string[]
  money: number
  fired: number
  prize: number
  total: number
}

const BULLETS = 6

const tokensOf = (view: ColtView, bandits: string[]): string[] =>
  view.bandits
    .filter((b) => bandits.includes(b.bandit))
    .flatMap((b) => Object.entries(b.tokens ?? {}).flatMap(([token, n]) => Array<string>(n).fill(token)))
    .sort((a, b) => worth(a) - worth(b))

function row(view: ColtView, seat: number | null, bandits: string[], total: number): Row {
  const own = view.bandits.filter((b) => bandits.includes(b.bandit))
  const tokens = tokensOf(view, bandits)
  const money = own.reduce((all, b) => all + b.money, 0)
  const hitOwn = own.reduce((all, b) => all + sum(Object.fromEntries(Object.entries(b.wounds).filter(([by]) => bandits.includes(by)))), 0)
  const fired = own.reduce((all, b) => all + BULLETS - b.bullets, 0) - hitOwn
  const prize = total - money - tokens.reduce((all, token) => all + worth(token), 0)
  return { seat, bandits, tokens, money, fired: seat === null ? 0 : fired, prize, total }
}

/** The richest first. */
export function countOut(view: ColtView): Row[] {
  const rows = view.players.map((player, seat) => row(view, seat, player.bandits, player.total ?? 0))
  if (view.mary?.total != null) rows.push(row(view, null, ['mary'], view.mary.total))
  return rows.sort((a, b) => b.total - a.total)
}

/** One step per token of the longest row, one for the prize. */
export const lastStep = (rows: Row[]): number => Math.max(0, ...rows.map((r) => r.tokens.length)) + 1

export function shownAt(counting: Row, step: number, last: number): { tokens: number; prize: boolean; total: number } {
  const tokens = Math.min(counting.tokens.length, step)
  const prize = counting.prize > 0 && step >= last
  const counted = counting.tokens.slice(0, tokens).reduce((all, token) => all + worth(token), counting.money)
  return { tokens, prize, total: counted + (prize ? counting.prize : 0) }
}

/** Who hit whom how often, most first; the neutral bullets are nobody's. */
export function shotsAt(view: ColtView): { by: string; at: string; count: number }[] {
  const shooters = new Set(view.bandits.map((b) => b.bandit))
  return view.bandits
    .flatMap(({ bandit, wounds }) => Object.entries(wounds).map(([by, count]) => ({ by, at: bandit, count })))
    .filter(({ by, count }) => count > 0 && shooters.has(by))
    .sort((a, b) => b.count - a.count)
}
