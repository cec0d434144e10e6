// The printed figures of the sheet: the very file that the rules read.
import figures from '../../../../src/gulch/games/pokertown/figures.json'
import { RANKS, rankName, regionOf, type Reward } from './view'

export const FIGURES = figures
export const STAGES = figures.frontier as Reward[]
export const TARGETS = figures.badlands.targets
export const ROW_NAMES = ['chicken', 'cow', 'stagecoach', 'train'] as const
export const ROW_BONUS: Record<string, string> = figures.badlands.rows
export const CHAMBERS = figures.mine.chambers as { id: string; level: number; reward: Reward; silver_per?: string }[]
export const PASSAGES = (figures.mine.passages as [string, string, number, number][]).map(([from, to, min, max]) => ({
  from,
  to,
  min,
  max,
}))
export const BUILDINGS = figures.town as { id: string; rank: number; first: Reward }[]
export const TOMBSTONES = figures.graveyard.tombstones
export const LINKS = figures.graveyard.links as { between: [string, string]; reward: Reward }[]
export const HANDS = [...figures.poker].reverse()
export const LAND_STARS = figures.land.stars.flat()
export const SHAPES = figures.land.shapes
export const ACHIEVEMENTS = figures.achievements.map((a) => a.id)
export const CHARACTERS = figures.characters as { id: string; kit: Partial<Record<string, number>>; uses: number }[]

/** What is printed at a place, before any first visit is taken. */
export function printedAt(place: string): Reward {
  const region = regionOf(place)
  const name = place.slice(place.indexOf('_') + 1)
  if (region === 'frontier') return STAGES[RANKS.indexOf(name)] ?? {}
  if (region === 'mine') return CHAMBERS.find((c) => c.id === name)?.reward ?? {}
  if (region === 'town') return BUILDINGS.find((b) => b.id === place)?.first ?? {}
  if (region === 'graveyard') return { wanted: figures.graveyard.wanted }
  const target = TARGETS.find((x) => rankName(x.rank).toLowerCase() === name)
  return target ? { stars: target.stars, dollars: target.dollars, wanted: target.wanted } : {}
}
