// Where everything stands, in pixels of the panel: x from the left, y from the bottom up.
import { LOOT, laneOf, placeOf, placesOf, type ColtView, type Loot } from './view'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Layout {
  /** width of the whole train; the panel scrolls when it is narrower */
  width: number
  scale: number
  car: number
  cab: number
  boiler: number
  figure: { w: number; h: number }
  token: number
  /** left edge of each car, by number; the locomotive is 0 */
  left: number[]
  handcar: Box | null
  inside: number
  floor: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const CAB = 0.64
const LEAST_CAB = 112
const BOILER = 0.78
const OVERVIEW = 44
const HANDCAR = 92
const ROOF = 14
const PLATFORM = 64
const HANDCAR_FLOOR = 44

export function layout(view: ColtView, panel: { w: number; h: number }, phone: boolean): Layout {
  const cars = view.train.length - 1
  const extra = view.handcar ? HANDCAR : 0
  const wide = Math.max(panel.w, 300)
  // The cabin never gets too small for a bandit and the strongbox.
  const fair = (wide - extra) / (cars + CAB + BOILER)
  const car = clamp(fair * CAB < LEAST_CAB ? (wide - extra - LEAST_CAB) / (cars + BOILER) : fair, phone ? 148 : 100, 200)
  const cab = Math.max(car * CAB, LEAST_CAB)
  const boiler = car * BOILER
  const scale = clamp(car / 184, 0.72, 1.05)
  const floor = Math.round(PLATFORM * scale)
  const tall = panel.h - (phone ? OVERVIEW : 0)
  const height = clamp(Math.min(tall * 0.23, car * 0.58), phone ? 50 : 60, 84)
  const inside = Math.round(clamp(tall - floor - ROOF - height - (phone ? 8 : 46), height + 8, 136))
  const train = cars * car + cab + boiler + extra
  const width = Math.max(wide, train)
  const begin = (width - train) / 2 + (view.handcar?.end === 'tail' ? extra : 0)
  const left = view.train.map((_, k) => begin + (k === 0 ? cars : cars - k) * car)
  const engine = left[0]! + cab + boiler
  const handcar = view.handcar ? { x: view.handcar.end === 'head' ? engine : begin - extra, y: HANDCAR_FLOOR, w: extra, h: height + 30 } : null
  return { width, scale, car, cab, boiler, figure: { w: Math.max(44, Math.round(height * 0.74)), h: Math.round(height) }, token: 44, left, handcar, inside, floor }
}

/** The area of a place: what is pressed to go there. */
export function placeBox(l: Layout, place: string): Box {
  if (place === 'handcar') return l.handcar ?? { x: 0, y: 0, w: 0, h: 0 }
  const at = placeOf(place)!
  const x = l.left[at.car] ?? 0
  const w = at.car === 0 ? l.cab : l.car
  const y = at.roof ? l.floor + l.inside + ROOF : l.floor
  return { x: x + 6, y, w: w - 12, h: at.roof ? l.figure.h + 10 : l.inside - 4 }
}

export interface Standing extends Box {
  /** drawn in front of those behind */
  z: number
}

/** Figures side by side from the left, closer together the more there are. */
export function figureBoxes(l: Layout, place: string, count: number, kinds: number): Standing[] {
  const area = placeBox(l, place)
  const free = area.w - lootColumns(l, kinds) * l.token
  const { w, h } = l.figure
  const wanted = w + (count - 1) * w * 0.9
  // Where they don't fit beside the loot they stand behind it.
  const room = wanted <= free ? free : Math.min(wanted, area.w)
  const step = count > 1 ? Math.min(w * 0.9, (room - w) / (count - 1)) : 0
  const start = area.x + Math.max(0, (room - w - step * (count - 1)) / 2)
  return Array.from({ length: count }, (_, k) => {
    const raised = step < w * 0.62 && k % 2 === 1
    return { x: start + k * step, y: area.y + (raised ? 16 : 0), w, h, z: raised ? 2 : 3 }
  })
}

function lootColumns(l: Layout, kinds: number): number {
  return kinds === 0 ? 0 : l.car < 150 ? 1 : Math.min(2, kinds)
}

/** Loot lies at the right, one stack per kind. */
export function lootBoxes(l: Layout, place: string, kinds: Loot[]): Box[] {
  const area = placeBox(l, place)
  const columns = lootColumns(l, kinds.length)
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

/** Everybody on the train; the marshal is one of them. */
export function figures(view: ColtView, l: Layout): Figure[] {
  return placesOf(view).flatMap((place) => {
    const names = [...(laneOf(view, place)?.bandits ?? [])]
    if (place === `inside_${view.marshal}`) names.unshift('marshal')
    const boxes = figureBoxes(l, place, names.length, kindsAt(view, place).length)
    return names.map((name, k) => ({ name, place, box: boxes[k]! }))
  })
}

export function stacks(view: ColtView, l: Layout): Stack[] {
  return placesOf(view).flatMap((place) => {
    const kinds = kindsAt(view, place)
    const boxes = lootBoxes(l, place, kinds)
    return kinds.map((kind, k) => ({ place, kind, count: laneOf(view, place)!.loot[kind]!, box: boxes[k]! }))
  })
}
