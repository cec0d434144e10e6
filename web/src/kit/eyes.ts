// A finished game has no secrets: its moments as one seat saw them, as an onlooker did, or with all cards open.
import { api, type Moment } from './api'
import type { View } from './wire'

/** a seat, null for the onlookers, or everything */
export type Eyes = number | null | 'all'

/** What one view keeps hidden and another one shows is shown. */
export function uncovered(view: unknown, other: unknown): unknown {
  if (view === null || view === undefined) return other ?? view
  if (Array.isArray(view) && Array.isArray(other)) {
    return view.length === other.length ? view.map((item, i) => uncovered(item, other[i])) : view
  }
  if (typeof view !== 'object' || typeof other !== 'object' || other === null) return view
  const seen = other as Record<string, unknown>
  return Object.fromEntries(Object.entries(view).map(([name, value]) => [name, uncovered(value, seen[name])]))
}

export class Moments {
  private readonly known = new Map<number | null, Promise<Moment[]>>()

  constructor(
    private readonly table: string,
    private readonly seats: number,
  ) {}

  private of(seat: number | null): Promise<Moment[]> {
    const list = this.known.get(seat) ?? api.moments(this.table, seat)
    this.known.set(seat, list)
    return list
  }

  /** `own`: from whose place the open table is looked at. */
  async seenBy(eyes: Eyes, own: number | null): Promise<Moment[]> {
    if (eyes !== 'all') return this.of(eyes)
    const base = await this.of(own)
    const all = await Promise.all(Array.from({ length: this.seats }, (_, seat) => this.of(seat)))
    return base.map((moment, i) => ({ ...moment, view: all.reduce((view, list) => uncovered(view, list[i]?.view) as View, moment.view) }))
  }
}
