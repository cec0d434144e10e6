// A game of faro as its events tell it: who bet on what, what became of it, and what is still possible.
import { t } from '../../kit/texts/index.svelte'
import type { GameEvent } from '../../kit/wire'
import { RANKS, shownRank, type WesternView } from './view'

export const JACKPOT = 3
const FATES: Record<string, 'lost' | 'won' | 'jackpot'> = { lost_bet: 'lost', won_bet: 'won', jackpot_hit: 'jackpot' }

export interface Marker {
  seat: number
  rank: string
  dollars: number
  /** what became of it; nothing while it lies there */
  fate: 'lost' | 'won' | 'jackpot' | 'back' | null
}

const rankOf = (card: unknown): string => String(card).slice('fight_'.length)

/** Since whoever started it sat down. */
export function eventsOfFaro(events: GameEvent[]): GameEvent[] {
  const dealt = events.findLastIndex((event) => event.kind === 'faro_shows')
  const first = events.findLastIndex((event, i) => event.kind === 'sits_down' && (i < dealt || dealt < 0 || i > dealt))
  let from = first
  while (from > 0 && events[from - 1]!.kind === 'sits_down') from -= 1
  return from < 0 ? [] : events.slice(from)
}

/** Does somebody gather players for faro, before there are cards? */
export function isGathering(view: WesternView, events: GameEvent[]): boolean {
  const last = events.findLast(({ kind }) => kind === 'joined' || kind === 'sits_down')
  return view.gamblers.length > 0 && view.flop.length === 0 && last?.kind === 'sits_down'
}

export function markersOf(events: GameEvent[]): Marker[] {
  const markers: Marker[] = []
  for (const { kind, params } of events) {
    const seat = Number(params['who'])
    const own = (marker: Marker) => marker.seat === seat && marker.fate === null
    if (kind === 'bets') markers.push({ seat, rank: String(params['rank']), dollars: Number(params['dollars']), fate: null })
    else if (FATES[kind]) {
      const marker = markers.find((one) => own(one) && one.rank === params['rank'])
      if (marker) marker.fate = FATES[kind]!
    } else if (kind === 'withdrew') for (const marker of markers.filter(own)) marker.fate = 'back'
  }
  return markers
}

/** The ranks that everybody has seen among the four. */
export const shownRanks = (events: GameEvent[]): string[] =>
  events.flatMap(({ kind, params }) => (kind === 'faro_shows' ? [rankOf(params['card'])] : []))

/** One in how many the next card is of this rank; 0: it can't be. */
export function oneIn(view: WesternView, rank: string): number {
  const left = view.faro ?? []
  const seen = [...left, ...(view.faro_up ?? [])].filter((card) => card !== null)
  if (left.includes(`fight_${rank}`)) return left.length
  return left.includes(null) && !seen.includes(`fight_${rank}`) ? left.length * (RANKS.length - seen.length) : 0
}

/** What staying for the third card can bring and cost, bet by bet. */
export function oddsOf(view: WesternView, seat: number): string {
  const bets = view.gamblers_track?.[seat]?.bets ?? []
  return bets
    .map(({ rank, dollars }) => {
      const chance = oneIn(view, rank)
      return t(chance > 0 ? 'wl-hint-staying' : 'wl-hint-staying-vain', { rank: shownRank(rank), dollars, most: dollars * JACKPOT, chance })
    })
    .join(' ')
}
