// Who stands where: figures on the places for feet of a territory, a crowd as hats.
import { HIDEOUTS, territoryOf } from './land'
import type { WesternView } from './view'

export interface Piece {
  key: string
  /** "seat:2", or nothing for whoever nobody plays */
  thing: string | null
  seat: number | null
  icon: string
  kind: 'seat' | 'sheriff' | 'bandit' | 'man'
  /** with bandit cards: which bandit it is */
  number?: string | undefined
  at: string
}

export interface Standing extends Piece {
  x: number
  y: number
  crowd: boolean
}

const MOST_FIGURES = 3
const HAT = 34

/** The number of the bandit in a hideout, where they have numbers. */
export const numberAt = (view: WesternView, hideout: string): string | undefined =>
  view.bandit_numbers?.[Object.keys(HIDEOUTS).indexOf(hideout)] ?? undefined

function piecesOf(view: WesternView): Piece[] {
  const out: Piece[] = []
  view.players.forEach((player, seat) => {
    if (player.place)
      out.push({ key: `seat:${seat}`, thing: `seat:${seat}`, seat, icon: `bandit-${seat + 1}`, kind: 'seat', at: player.place })
  })
  const others = { thing: null, seat: null }
  if (view.sheriff) out.push({ key: 'sheriff', ...others, icon: 'wl-sheriff', kind: 'sheriff', at: view.sheriff })
  if (view.man) out.push({ key: 'man', ...others, icon: 'wl-black', kind: 'man', at: view.man })
  for (const hideout of view.bandits)
    out.push({
      key: `bandit:${hideout}`,
      ...others,
      icon: 'wl-bandit',
      kind: 'bandit',
      at: HIDEOUTS[hideout]!,
      number: numberAt(view, hideout),
    })
  return out
}

/** Up to three stand beside each other; from four on there are hats, three in a row. */
function place(pieces: Piece[]): Standing[] {
  const land = territoryOf(pieces[0]!.at)
  if (!land) return []
  if (pieces.length <= Math.min(MOST_FIGURES, land.stand.length))
    return pieces.map((piece, i) => ({ ...piece, x: land.stand[i]![0]!, y: land.stand[i]![1]!, crowd: false }))
  const rows = Math.ceil(pieces.length / MOST_FIGURES)
  return pieces.map((piece, i) => {
    const row = Math.floor(i / MOST_FIGURES)
    const inRow = Math.min(MOST_FIGURES, pieces.length - row * MOST_FIGURES)
    const x = land.c[0]! + ((i % MOST_FIGURES) - (inRow - 1) / 2) * HAT
    return { ...piece, x, y: land.c[1]! + (row - (rows - 1) / 2) * HAT * 1.22, crowd: true }
  })
}

export function standing(view: WesternView): Standing[] {
  const places = new Map<string, Piece[]>()
  for (const piece of piecesOf(view)) places.set(piece.at, [...(places.get(piece.at) ?? []), piece])
  return [...places.values()].flatMap(place).sort((a, b) => a.y - b.y)
}

/** The first free place for a step's number. */
export function freeStand(view: WesternView, id: string): { x: number; y: number } {
  const land = territoryOf(id)!
  const taken = piecesOf(view).filter((piece) => piece.at === id).length
  const [x, y] = land.stand[Math.min(taken, land.stand.length - 1)] ?? land.c
  return { x: x!, y: y! }
}
