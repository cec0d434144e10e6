// What the train robbery's view holds, and how its bandits are told apart.
import { seatLetter } from '../../kit/texts/sentence'
import type { View } from '../../kit/wire'

export type Loot = 'purse' | 'jewel' | 'strongbox' | 'chest'
export type Turn = 'standard' | 'tunnel' | 'speeding_up' | 'switching'
export type Counts = Record<string, number>

export interface Lane {
  loot: Partial<Record<Loot, number>>
  bandits: string[]
}

export interface Car {
  car: number
  kind: string
  inside: Lane
  roof: Lane
}

export interface PileCard {
  /** null: the back of a team's card tells only who laid it */
  bandit: string | null
  /** null: nobody's, it came of itself */
  seat: number | null
  card: string | null
  hidden: boolean
}

/** Played face up, but another card lies on it. */
export const isCovered = (card: PileCard | undefined): boolean => card !== undefined && card.card === null && !card.hidden

export interface Player {
  bandits: string[]
  hand: number
  deck: number
  discard: Record<string, Counts> | null
  bullets_on_top: number
  total: number | null
}

export interface Bandit {
  bandit: string
  seat: number | null
  place: string | null
  under: number | null
  bullets: number
  wounds: Counts
  loot: Partial<Record<Loot, number>>
  tokens: Counts | null
  money: number
  rule: string
}

export interface ColtView extends View {
  step: string
  round: number
  rounds: number
  first: number
  /** null before the first round begins */
  round_card: { name: string; turns: Turn[]; turn: number; event: string; provenance: string } | null
  past_rounds: string[]
  train: Car[]
  marshal: number
  handcar: ({ end: 'head' | 'tail' } & Lane) | null
  pile: PileCard[]
  shown: number
  players: Player[]
  bandits: Bandit[]
  hand: Record<string, Counts>
  deck: Record<string, Counts>
  neutral: number
  strongboxes_waiting: number
  /** who leads, and who goes with them */
  teams: [string, string][] | null
  al_patron_has_bought: boolean | null
  mary: { deck: number; bullets_in_deck: number; spent: number; total: number | null } | null
  winners: number[] | null
}

export const LOOT: Loot[] = ['purse', 'jewel', 'strongbox', 'chest']
/** In the order of the rulebook. */
export const BANDITS = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'al_patron', 'mary']
export const CARDS = ['move', 'floor', 'fire', 'robbery', 'punch', 'special_punch', 'marshal', 'hat_throw', 'seduction', 'bullet']

/** "locomotive" is car 0, "car_2" is 2: the board counts. */
export const carNumber = (id: string | number): number =>
  typeof id === 'number' ? id : id === 'locomotive' ? 0 : Number(id.replace(/\D/g, ''))
export const carId = (car: number): string => (car === 0 ? 'locomotive' : `car_${car}`)

const known = new WeakMap<View, ColtView>()

/** The view with cars by number; the same object for the same view, so that nothing is drawn twice. */
export function asColt(view: View | null): ColtView | null {
  if (!view || !Array.isArray(view['train'])) return null
  const seen = known.get(view)
  if (seen) return seen
  const told = view as ColtView
  const counted: ColtView = {
    ...told,
    train: told.train.map((car) => ({ ...car, car: carNumber(car.car) })),
    marshal: carNumber(told.marshal),
    bandits: told.bandits.map((b) => ({ ...b, under: b.under === null ? null : carNumber(b.under) })),
  }
  known.set(view, counted)
  known.set(counted, counted)
  return counted
}

export const isStealing = (view: ColtView): boolean => ['begin_stealing', 'steal', 'round_end', 'over'].includes(view.step)

export const banditOf = (view: ColtView, name: string | null): Bandit | undefined => view.bandits.find((b) => b.bandit === name)

/** Nobody's bandit acts by itself. */
export const AUTOMATIC = 'mary'

export interface Look {
  seat: number | null
  /** class with the seat's colours */
  colours: string
  figure: string
  hat: string
  letter: string
}

/** The seat's colour and letter; its hat for the first bandit, another one for the second of a team. */
export function lookOf(view: ColtView, name: string): Look {
  const seat = banditOf(view, name)?.seat ?? view.players.findIndex((p) => p.bandits.includes(name))
  if (name === AUTOMATIC && (banditOf(view, name)?.seat ?? null) === null)
    return { seat: null, colours: 'nobody', figure: 'bandit-mary', hat: 'hat-mary', letter: 'M' }
  if (seat < 0) {
    const number = (BANDITS.indexOf(name) % 6) + 1
    return { seat: null, colours: 'nobody', figure: `bandit-${number}`, hat: `hat-${number}`, letter: '' }
  }
  const second = view.players[seat]?.bandits.indexOf(name) === 1
  const number = ((seat + (second ? view.seats : 0)) % 6) + 1
  const team = (view.players[seat]?.bandits.length ?? 0) > 1
  return {
    seat,
    colours: `seat-${seat + 1}`,
    figure: `bandit-${number}`,
    hat: `hat-${number}`,
    letter: `${seatLetter(seat)}${team ? (second ? 2 : 1) : ''}`,
  }
}

/** Whose card it is; of a team's face-down card only the player is known. */
export function lookOfCard(view: ColtView, card: PileCard): Look {
  if (card.bandit !== null || card.seat === null) return lookOf(view, card.bandit ?? AUTOMATIC)
  const look = lookOf(view, view.players[card.seat]?.bandits[0] ?? '')
  return { ...look, letter: seatLetter(card.seat) }
}

export const sum = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((a, n) => a + (n ?? 0), 0)

const WORTH: Record<string, number> = { jewel: 500, strongbox: 1000, chest: 1000, empty_strongbox: 0, empty_chest: 0 }
/** A purse's token is called by its value. */
export const worth = (token: string): number => WORTH[token] ?? Number(token)
export const kindOf = (token: string): Loot =>
  token.endsWith('strongbox') ? 'strongbox' : token.endsWith('chest') ? 'chest' : token === 'jewel' ? 'jewel' : 'purse'

/** "roof_2" -> car 2, on the roof. The handcar has neither. */
export function placeOf(place: string): { car: number; roof: boolean } | null {
  const found = /^(inside|roof)_(\d+)$/.exec(place)
  return found ? { car: Number(found[2]), roof: found[1] === 'roof' } : null
}

export function laneOf(view: ColtView, place: string): Lane | null {
  if (place === 'handcar') return view.handcar
  const at = placeOf(place)
  const car = at && view.train[at.car]
  return car ? (at.roof ? car.roof : car.inside) : null
}

/** Every place on the board, tail first, as the eye reads it. */
export function placesOf(view: ColtView): string[] {
  const cars = [...view.train].reverse().flatMap((c) => [`roof_${c.car}`, `inside_${c.car}`])
  if (!view.handcar) return cars
  return view.handcar.end === 'head' ? [...cars, 'handcar'] : ['handcar', ...cars]
}

const CARD_ICONS: Record<string, string> = { robbery: 'act-rob', special_punch: 'act-special', bullet: 'bullet-card' }
export const cardIcon = (card: string | null): string => (card ? (CARD_ICONS[card] ?? `act-${card}`) : 'card-back')
const TURN_ICONS: Record<Turn, string> = {
  standard: 'turn-standard',
  tunnel: 'turn-tunnel',
  speeding_up: 'turn-double',
  switching: 'turn-switch',
}
export const turnIcon = (turn: Turn): string => TURN_ICONS[turn]
