// What the train robbery's view holds, and how its bandits are told apart.
import { seatLetter } from '../../kit/texts/sentence'
import type { Read, View } from '../../kit/wire'
import type { Bandit as ShownBandit, Car as ShownCar, Level, PileCard, RoundCard, Shown } from './shown'

export type { PileCard, Player } from './shown'
export type Loot = 'purse' | 'jewel' | 'strongbox' | 'chest'
export type Turn = RoundCard['turns'][number]
export type Counts = Record<string, number>
export type Lane = Level

// The board counts the cars: what the view calls by name has a number here.
export type Car = Omit<ShownCar, 'car'> & { car: number }
export type Bandit = Omit<ShownBandit, 'under'> & { under: number | null }
export type ColtView = Read<Shown, { train: Car[]; marshal: number; bandits: Bandit[] }>

/** Played face up, but another card lies on it. */
export const isCovered = (card: PileCard | undefined): boolean => card !== undefined && card.card === null && !card.hidden

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
