// The land as it is drawn: outlines, places for feet, what is beside what. A corner is enough to be beside.
import regions from './regions.json'
import type { WesternView } from './view'

export interface Territory {
  id: string
  d: string
  ground: string
  stand: number[][]
  c: number[]
  near: string[]
  /** mesas beside it: only some may cross them */
  mesas: string[]
  loc: string
  region: string
  town: boolean
  /** how far to the right its outline is drawn: the second board lies beside the first */
  shift: number
}

/** A territory as the drawing describes it. */
export interface Drawn {
  d: string
  ground: string
  stand: number[][]
  c: number[]
  edge: string[]
  corner: string[]
  mesa?: string[]
  art?: number[]
  loc: string[]
  region: string
  town: boolean
}

export const WIDTH = regions.size[0]!
export const HEIGHT = regions.size[1]!
/** The gulch between the boards, over which two passes and the railroad lead. */
export const GULCH = 74
/** Where the second board begins. */
export const BESIDE = WIDTH + GULCH
/** Is the second board on the table? */
export const hasBuzzard = (view: WesternView): boolean => view.train !== undefined
export const HIDEOUTS: Record<string, string> = regions.hideouts
export const { names: NAMES, signs: SIGNS } = regions

const drawn = Object.entries(regions.territories as unknown as Record<string, Drawn>)
export const moved = ([x, y]: number[], shift: number): number[] => [x! + shift, y!]
const placed = ([id, t]: [string, Drawn], shift: number): Territory => ({
  id,
  d: t.d,
  ground: t.ground,
  stand: t.stand.map((at) => moved(at, shift)),
  c: moved(t.c, shift),
  near: [...t.edge, ...t.corner],
  mesas: t.mesa ?? [],
  loc: t.region === 'mesa' ? 'mesa' : (t.loc[0] ?? 'none'),
  region: t.region,
  town: t.town,
  shift,
})
/** Mesas are drawn, but nobody stands on them. */
export const TERRITORIES: Territory[] = drawn.map((entry) => placed(entry, 0))
const BY_ID = new Map(TERRITORIES.map((territory) => [territory.id, territory]))
export const territoryOf = (id: string): Territory | undefined => BY_ID.get(id)

/** The second board, when it has been loaded; over both lies the train board. */
const second = { territories: [] as Territory[], width: 0, above: 0 }
export function layBeside(territories: [string, Drawn][], width: number, above: number): void {
  Object.assign(second, { territories: territories.map((entry) => placed(entry, BESIDE)), width, above })
  for (const territory of second.territories) BY_ID.set(territory.id, territory)
}
export const territoriesOf = (view: WesternView): Territory[] => (hasBuzzard(view) ? [...TERRITORIES, ...second.territories] : TERRITORIES)
export const widthOf = (view: WesternView): number => (hasBuzzard(view) ? BESIDE + second.width : WIDTH)
/** How much lies above the land: the train board. */
export const aboveOf = (view: WesternView): number => (hasBuzzard(view) ? second.above : 0)

const SHOPS: Record<string, string> = { store: 'store', saloon: 'saloon' }
/** Where the names of houses stand: a store or saloon where its three territories meet, the others under their house. */
export const CAPTIONS: { loc: string; x: number; y: number }[] = [
  ...regions.shops.map(({ loc, at }) => ({ loc: loc.split('_').at(-1)!, x: at[0]!, y: at[1]! + 40 })),
  ...drawn.flatMap(([, t]) => {
    const { art } = t
    const loc = t.loc[0]
    if (!art || !loc || SHOPS[loc]) return []
    return [{ loc, x: art[0]! + (loc === 'hideout' ? 14 : 0), y: art[1]! + (loc === 'hideout' ? 44 : 46) }]
  }),
]

/** The bandit's hideout on a territory. */
export const hideoutAt = (id: string): string | undefined => Object.keys(HIDEOUTS).find((hideout) => HIDEOUTS[hideout] === id)

/** Nobody goes on from where a bandit is. */
const barred = (view: WesternView): Set<string> =>
  new Set([...view.bandits.map((hideout) => HIDEOUTS[hideout]!), ...(view.event_tokens ?? []).map((token) => token.at)])

/** Everything one step away; a mesa is a step of its own, for whoever may cross it. */
function beside(id: string, overMesas: boolean): string[] {
  const here = BY_ID.get(id)
  if (!here) return []
  if (here.loc === 'mesa') return TERRITORIES.flatMap((other) => (other.mesas.includes(id) ? [other.id] : []))
  return overMesas ? [...here.near, ...here.mesas] : here.near
}

/** In how many steps each territory is reached. */
export function stepsFrom(view: WesternView, from: string, overMesas = false): Map<string, number> {
  const far = new Map([[from, 0]])
  const stops = barred(view)
  const todo = [from]
  for (let at = todo.shift(); at !== undefined; at = todo.shift()) {
    if (stops.has(at) && at !== from) continue
    for (const next of beside(at, overMesas)) {
      if (far.has(next)) continue
      far.set(next, far.get(at)! + 1)
      todo.push(next)
    }
  }
  return far
}

/** A shortest way, to be drawn. */
export function wayTo(view: WesternView, from: string, to: string, overMesas = false): string[] {
  const far = stepsFrom(view, from, overMesas)
  const way = [to]
  while (way[0] !== from) {
    const here = way[0]!
    const before = beside(here, overMesas).find((id) => far.get(id) === (far.get(here) ?? 0) - 1)
    if (before === undefined) return []
    way.unshift(before)
  }
  return way
}
