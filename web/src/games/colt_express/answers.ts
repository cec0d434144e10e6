// Which answers a thing on the board stands for. Cards, loot and purses are no targets of the wire, but can be pressed, too.
import type { Desk } from '../../kit/desk.svelte'
import type { Option, Question } from '../../kit/wire'
import { asColt, banditOf, carId, placeOf } from './view'

/** Verbs that mean the bandit itself; in the others the bandit only says whose card it is. */
const AT_BANDIT = new Set(['shoot', 'hit', 'be', 'lead', 'keep_marshal', 'start_last'])

function about(question: Question, desk: Desk): { by: string; victim: string; here: string | null } {
  const by = String(question.params['by'] ?? '')
  const view = asColt(desk.view)
  return { by, victim: String(question.params['victim'] ?? ''), here: (view && banditOf(view, by)?.place) ?? null }
}

function meansCard(option: Option, bandit: string, card: string): boolean {
  const owner = option.params['bandit']
  return option.params['card'] === card && (owner === undefined || owner === bandit)
}

function meansPlace(option: Option, place: string, here: string | null): boolean {
  if (option.targets.includes(`place:${place}`)) return true
  const at = placeOf(place)
  if (at && !at.roof && option.targets.includes(`car:${carId(at.car)}`)) return true
  const from = here ? placeOf(here) : null
  return option.kind === 'change_level' && at !== null && from !== null && at.car === from.car && at.roof !== from.roof
}

function meansLoot(option: Option, spot: string, kind: string, here: string | null, victim: string): boolean {
  if (option.kind === 'take') return option.params['loot'] === kind && spot === here
  if (option.kind === 'knock') return option.params['loot'] === kind && spot === victim
  return option.kind === 'pick' && kind === 'purse' && spot === here
}

function means(option: Option, thing: string, question: Question, desk: Desk): boolean {
  const [what, first = '', second = ''] = thing.split(':')
  const { here, victim } = about(question, desk)
  switch (what) {
    case 'bandit':
    case 'sheet':
      return AT_BANDIT.has(option.kind) && option.targets.includes(`bandit:${first}`)
    case 'card':
      return meansCard(option, first, second)
    case 'place':
      return meansPlace(option, first, here)
    case 'loot':
      return meansLoot(option, first, second, here, victim)
    case 'token':
      return option.kind === 'buy' && option.params['purse'] === first
    case 'deck':
      return option.kind === 'draw'
    default:
      return option.targets.includes(thing)
  }
}

export function answersAt(desk: Desk, thing: string): Option[] {
  const question = desk.stage.open
  return question ? question.options.filter((option) => means(option, thing, question, desk)) : []
}

export const mayPress = (desk: Desk, thing: string): boolean => answersAt(desk, thing).length > 0

/** The key of the thing's answer, where it has just one. */
export function keyOf(desk: Desk, thing: string): number | null {
  const [only, ...more] = answersAt(desk, thing)
  const index = only && more.length === 0 ? (desk.menu?.single.indexOf(only) ?? -1) : -1
  return index >= 0 && index < 9 ? index + 1 : null
}

export function press(desk: Desk, thing: string): void {
  const options = desk.whyMode ? [] : answersAt(desk, thing)
  desk.whyMode = false
  if (options.length === 1) desk.choose(options[0]!)
  else if (options.length > 1) desk.choosing = options
  else void desk.inspect(thing)
}
