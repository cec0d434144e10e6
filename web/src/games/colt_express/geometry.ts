// Where everything stands, in pixels of the panel: x from the left, y from the bottom up.
import { LOOT, laneOf, placeOf, placesOf, type ColtView, type Loot } from './view'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Layout {
  /** of the whole train; the panel scrolls when it is smaller */
  width: number
  height: number
  /** one row per car, the locomotive on top, roofs left, inside right */
  stands: boolean
  /** the area of each place: what is pressed to go there */
  places: Map<string, Box>
  scale: number
  /** of each car, by number; the locomotive's is its cabin */
  widths: number[]
  boiler: number
  figure: { w: number; h: number }
  token: number
  /** how far a second row stands above the first: on the roofs, inside */
  raise: { roof: number; inside: number }
  /** left edge of each car, by number; the locomotive is 0 */
  left: number[]
  handcar: Box | null
  inside: number
  floor: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const CAB = 0.64
const LEAST_CAB = 112
const LEAST_CAR = 100
const BOILER = 0.78
const OVERVIEW = 44
const HANDCAR = 92
const ROOF = 14
const PLATFORM = 64
const HANDCAR_FLOOR = 44
const TOKEN = 44
const MARGIN = 12
/** hats and faces of the back row look over the front row's hats */
const BACK_ROW = 38

/** What a car needs for the more crowded of its lanes: two rows of figures, and a stack of loot. */
function crowd(view: ColtView, car: number, figure: number): number {
  const lanes = [`inside_${car}`, `roof_${car}`].map((place) => {
    const count = everybodyAt(view, place).length
    const loot = kindsAt(view, place).length > 0 ? TOKEN : 0
    return count < 2 ? 0 : figure * (1 + (count - 1) / 2) + loot + MARGIN
  })
  return Math.max(...lanes)
}

const total = (widths: number[]) => widths.reduce((all, w) => all + w, 0)

/** A crowded car is wider; on a wide screen the others make room for it. */
function widthsOf(view: ColtView, fair: { car: number; cab: number }, figure: number, room: number): number[] {
  const widths = view.train.map((_, k) => Math.max(k === 0 ? fair.cab : fair.car, Math.ceil(crowd(view, k, figure))))
  const spare = widths.map((w, k) => k > 0 && w === fair.car)
  const over = total(widths) - room
  if (over <= 0) return widths
  const each = over / Math.max(1, spare.filter(Boolean).length)
  const fitted = widths.map((w, k) => (spare[k] ? Math.max(LEAST_CAR, w - each) : w))
  const widest = fitted.indexOf(Math.max(...fitted))
  return fitted.map((w, k) => (k === widest ? Math.max(fair.car, w - Math.max(0, total(fitted) - room)) : w))
}

export function layout(view: ColtView, panel: { w: number; h: number }, phone: boolean): Layout {
  const cars = view.train.length - 1
  const extra = view.handcar ? HANDCAR : 0
  const wide = Math.max(panel.w, 300)
  // The cabin never gets too small for a bandit and the strongbox.
  const fair = (wide - extra) / (cars + CAB + BOILER)
  const car = clamp(fair * CAB < LEAST_CAB ? (wide - extra - LEAST_CAB) / (cars + BOILER) : fair, phone ? 148 : LEAST_CAR, 200)
  const boiler = car * BOILER
  const scale = clamp(car / 184, 0.72, 1.05)
  const floor = Math.round(PLATFORM * scale)
  const tall = panel.h - (phone ? OVERVIEW : 0)
  const height = clamp(Math.min(tall * 0.23, car * 0.58), phone ? 50 : 60, 84)
  const figure = { w: Math.max(44, Math.round(height * 0.74)), h: Math.round(height) }
  const inside = Math.round(clamp(tall - floor - ROOF - height - (phone ? 8 : 46), height + 8, 136))
  const raise = { roof: clamp(tall - floor - inside - ROOF - figure.h - 4, 0, BACK_ROW), inside: clamp(inside - figure.h - 4, 0, BACK_ROW) }
  const widths = widthsOf(view, { car, cab: Math.max(car * CAB, LEAST_CAB) }, figure.w, phone ? Infinity : wide - extra - boiler)
  const train = total(widths) + boiler + extra
  const width = train > wide + 1 ? train : wide
  const begin = (width - train) / 2 + (view.handcar?.end === 'tail' ? extra : 0)
  const left = widths.map((_, k) => begin + widths.slice(k === 0 ? 1 : k + 1).reduce((all, w) => all + w, 0))
  const engine = left[0]! + widths[0]! + boiler
  const handcar = view.handcar
    ? { x: view.handcar.end === 'head' ? engine : begin - extra, y: HANDCAR_FLOOR, w: extra, h: height + 30 }
    : null
  const places = new Map<string, Box>()
  for (const place of placesOf(view)) {
    const at = placeOf(place)
    const box = at && { x: left[at.car]! + MARGIN / 2, w: widths[at.car]! - MARGIN }
    if (!box) places.set(place, handcar!)
    else if (at.roof) places.set(place, { ...box, y: floor + inside + ROOF, h: figure.h + 10 })
    else places.set(place, { ...box, y: floor, h: inside - 4 })
  }
  const rest = { width, height: panel.h, stands: false, places, token: TOKEN }
  return { ...rest, scale, widths, boiler, figure, raise, left, handcar, inside, floor }
}

const ROW = { least: 60, most: 92, gap: 6 }
const ROOF_SHARE = 0.44

/** Upright, as on a phone: every car is a row. */
export function standing(view: ColtView, panel: { w: number; h: number }): Layout {
  const cars = view.train.map((car) => [`roof_${car.car}`, `inside_${car.car}`])
  const rows = view.handcar ? (view.handcar.end === 'head' ? [['handcar'], ...cars] : [...cars, ['handcar']]) : cars
  const row = clamp(Math.floor(panel.h / rows.length), ROW.least, ROW.most)
  const height = Math.max(panel.h, row * rows.length)
  const places = new Map<string, Box>()
  rows.forEach((names, k) => {
    const y = height - (k + 1) * row + ROW.gap / 2
    names.forEach((place, side) => {
      const x = side === 0 ? MARGIN : panel.w * ROOF_SHARE + MARGIN / 2
      const w = names.length === 1 ? panel.w - 2 * MARGIN : side === 0 ? panel.w * ROOF_SHARE - MARGIN * 1.5 : panel.w - x - MARGIN
      places.set(place, { x, y, w, h: row - ROW.gap })
    })
  })
  const tall = clamp(row - 14, 46, 66)
  const figure = { w: Math.max(44, Math.round(tall * 0.74)), h: tall }
  const handcar = places.get('handcar') ?? null
  const rest = { width: panel.w, height, stands: true, places, token: TOKEN, raise: { roof: 4, inside: 4 } }
  return { ...rest, scale: 1, widths: [], boiler: 0, figure, left: [], handcar, inside: row, floor: 0 }
}

export const placeBox = (l: Layout, place: string): Box => l.places.get(place) ?? { x: 0, y: 0, w: 0, h: 0 }

export interface Standing extends Box {
  /** drawn in front of those behind */
  z: number
  /** in the second row, whose letters are above the hats */
  back: boolean
}

const STEP = 0.9

/** Figures side by side from the left, beside the loot; in a crowd every other one stands in a second row. */
export function figureBoxes(l: Layout, place: string, count: number, kinds: number): Standing[] {
  const area = placeBox(l, place)
  const room = area.w - lootColumns(l, place, count, kinds) * l.token
  const { w, h } = l.figure
  const step = count > 1 ? Math.min(w * STEP, (room - w) / (count - 1)) : 0
  const start = area.x + Math.max(0, (room - w - step * (count - 1)) / 2)
  const raise = placeOf(place)?.roof ? l.raise.roof : l.raise.inside
  return Array.from({ length: count }, (_, k) => {
    const back = step < w * 0.62 && k % 2 === 1
    return { x: start + k * step, y: area.y + (back ? raise : 0), w, h, z: back ? 2 : 3, back }
  })
}

/** Two stacks side by side where that leaves room for everybody, else one above the other. */
function lootColumns(l: Layout, place: string, count: number, kinds: number): number {
  if (kinds === 0) return 0
  if (l.stands) return kinds
  const { w } = l.figure
  const wanted = count === 0 ? 0 : w + (count - 1) * w * STEP
  return kinds > 1 && wanted + 2 * l.token <= placeBox(l, place).w ? 2 : 1
}

/** Loot lies at the right, one stack per kind. */
export function lootBoxes(l: Layout, place: string, count: number, kinds: Loot[]): Box[] {
  const area = placeBox(l, place)
  const columns = lootColumns(l, place, count, kinds.length)
  const rows = Math.ceil(kinds.length / columns)
  const step = Math.min(l.token + 4, (area.h - l.token) / Math.max(1, rows - 1))
  return kinds.map((_, k) => ({
    x: area.x + area.w - l.token * ((k % columns) + 1),
    y: area.y + Math.floor(k / columns) * step,
    w: l.token,
    h: l.token,
  }))
}

export interface Figure {
  name: string
  place: string
  box: Standing
}

export interface Stack {
  place: string
  kind: Loot
  count: number
  box: Box
}

export const kindsAt = (view: ColtView, place: string): Loot[] => LOOT.filter((kind) => (laneOf(view, place)?.loot[kind] ?? 0) > 0)

function everybodyAt(view: ColtView, place: string): string[] {
  const names = laneOf(view, place)?.bandits ?? []
  return place === `inside_${view.marshal}` ? ['marshal', ...names] : names
}

/** Everybody on the train; the marshal is one of them. */
export function figures(view: ColtView, l: Layout): Figure[] {
  return placesOf(view).flatMap((place) => {
    const names = everybodyAt(view, place)
    const boxes = figureBoxes(l, place, names.length, kindsAt(view, place).length)
    return names.map((name, k) => ({ name, place, box: boxes[k]! }))
  })
}

export function stacks(view: ColtView, l: Layout): Stack[] {
  return placesOf(view).flatMap((place) => {
    const kinds = kindsAt(view, place)
    const boxes = lootBoxes(l, place, everybodyAt(view, place).length, kinds)
    return kinds.map((kind, k) => ({ place, kind, count: laneOf(view, place)!.loot[kind]!, box: boxes[k]! }))
  })
}
