// What the dice game's view holds, and where the seats sit round the table.
import type { View } from '../../kit/wire'
import type { Player, Shown as DiceView } from './shown'

export type { Player, DiceView }
export type Face = DiceView['dice'][number]
export type Role = NonNullable<Player['role']>
export type Side = NonNullable<DiceView['winner']>

export const asDice = (view: View | null): DiceView | null => (view && Array.isArray(view['players']) ? (view as DiceView) : null)

/** Places round the table, clockwise from my left hand; I sit at "me". */
const RING: Record<number, string[]> = {
  3: ['tl', 'tr'],
  4: ['bl', 'tc', 'br'],
  5: ['bl', 'tl', 'tr', 'br'],
  6: ['bl', 'tl', 'tc', 'tr', 'br'],
  7: ['bl', 'ml', 'tl', 'tr', 'mr', 'br'],
  8: ['bl', 'ml', 'tl', 'tc', 'tr', 'mr', 'br'],
}

/** The place of a seat as seen by the one who sits at the bottom. */
export function placeOf(seat: number, nearest: number, seats: number): string {
  const steps = (seat - nearest + seats) % seats
  return steps === 0 ? 'me' : (RING[seats]?.[steps - 1] ?? 'tc')
}

/** Seats in the order the eye reads them, which is also the order of the Tab key. */
export function seatsByPlace(nearest: number, seats: number): { seat: number; place: string }[] {
  const order = ['tl', 'tc', 'tr', 'ml', 'mr', 'bl', 'me', 'br']
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: placeOf(seat, nearest, seats) })).sort(
    (a, b) => order.indexOf(a.place) - order.indexOf(b.place),
  )
}

/** Faces are resolved in this order; what comes before the die in hand is done. */
const ORDER: Record<Face, number> = { arrow: 0, dynamite: 1, one: 2, two: 2, beer: 3, gatling: 4 }

/** The die in hand, counted from 0: the one being aimed, or the beer being poured; -1 while the dice are rolled.
 *  `moment` is what the roller is asked, where it is known; the view alone can't tell the last beer from a re-roll. */
export function inHand(view: DiceView, moment: string | null = null): number {
  if (view.die !== null) return view.die - 1
  const pouring = moment === null ? view.beers > 0 : moment === 'drink'
  if (!pouring) return -1
  const beers = view.dice.flatMap((face, i) => (face === 'beer' ? [i] : []))
  return beers[Math.max(0, beers.length - view.beers - 1)] ?? -1
}

export function isDone(view: DiceView, index: number, moment: string | null = null): boolean {
  const now = inHand(view, moment)
  const face = view.dice[index]
  const resolving = view.dice[now]
  if (!face || !resolving || index === now) return false
  return ORDER[face] < ORDER[resolving] || (ORDER[face] === ORDER[resolving] && index < now)
}

/** What is still to be resolved after the die in hand. */
export function stillToCome(view: DiceView, moment: string | null = null): Face[] {
  const now = inHand(view, moment)
  const later = view.dice.filter(
    (face, i) => i !== now && !isDone(view, i, moment) && face !== 'arrow' && face !== 'dynamite' && face !== 'gatling',
  )
  return now < 0 ? [] : later.sort((a, b) => ORDER[a] - ORDER[b])
}

/** What a seat is being asked, as far as everybody can see it. */
export function momentOf(view: DiceView, seat: number): { kind: string; params: Record<string, string> } | null {
  if (seat !== view.current) return null
  if (view.dice.length === 0) return { kind: 'gift', params: {} }
  const now = inHand(view)
  const face = view.dice[now]
  if (face === 'beer') return { kind: 'drink', params: {} }
  if (face) return { kind: 'aim', params: { die: String(now + 1), face } }
  // These two may be asked something else while no die is in hand.
  const asked = view.players[seat]?.character
  return asked === 'kit_carlson' || asked === 'pedro_ramirez' ? null : { kind: 'reroll', params: {} }
}
