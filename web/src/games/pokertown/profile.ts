// Solo achievements, kept with this device: what was reached, and which cowbots were beaten (PT-160, PT-R47).
import { keep, kept } from '../../kit/settings.svelte'
import { FIGURES } from './figures'
import type { Result } from './view'

const KEY = 'gulch-pokertown'
const LEVELS = Object.keys(FIGURES.cowbot_points.stolen)

export interface Profile {
  reached: string[]
  /** the hardest level at which each was beaten */
  cowbots: Record<string, string>
  best: number
}

const EMPTY: Profile = { reached: [], cowbots: {}, best: 0 }

export const profile = (): Profile => ({ ...EMPTY, ...kept<Partial<Profile>>(KEY, {}) })

export const total = (points: Record<string, number>): number => Object.values(points).reduce((sum, n) => sum + n, 0)

function beatenAll(cowbots: Record<string, string>): boolean {
  const enough = LEVELS.indexOf('normal')
  return FIGURES.cowbots.every(({ id }) => LEVELS.indexOf(cowbots[id] ?? '') >= enough)
}

/** Add a finished solo game. Adding it twice changes nothing. */
export function added(before: Profile, result: Result): Profile {
  const cowbots = { ...before.cowbots }
  const rival = result.cowbot
  if (rival?.beaten && LEVELS.indexOf(rival.level) > LEVELS.indexOf(cowbots[rival.id] ?? '')) cowbots[rival.id] = rival.level
  const reached = new Set([...before.reached, ...(result.achievements ?? [])])
  if (beatenAll(cowbots)) reached.add('all_cowbots')
  return { reached: [...reached], cowbots, best: Math.max(before.best, total(result.points)) }
}

export function remember(result: Result): Profile {
  const after = added(profile(), result)
  keep(KEY, after)
  return after
}
