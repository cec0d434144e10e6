// Which answers a thing on the board stands for. The board names things more closely than the rules do: whose card, lying where.
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

/** What the rules call a thing of this board. */
export function inRules(thing: string): string {
  const [what, first, second] = thing.split(':')
  if (what === 'card' || what === 'loot') return `${what}:${second}`
  return what === 'sheet' ? `bandit:${first}` : thing
}

const isOf = (option: Option, bandit: string): boolean => [undefined, bandit].includes(option.params['bandit'] as string | undefined)

function meansPlace(option: Option, place: string, here: string | null): boolean {
  if (option.targets.includes(`place:${place}`)) return true
  const at = placeOf(place)
  if (at && !at.roof && option.targets.includes(`car:${carId(at.car)}`)) return true
  const from = here ? placeOf(here) : null
  return option.kind === 'change_level' && at !== null && from !== null && at.car === from.car && at.roof !== from.roof
}

/** Of a victim's loot, or of what lies where the bandit is. */
const liesAt = (option: Option, spot: string, here: string | null, victim: string): boolean =>
  spot === (option.kind === 'knock' ? victim : here)

function means(option: Option, thing: string, question: Question, desk: Desk): boolean {
  const [what, first = '', second = ''] = thing.split(':')
  const { here, victim } = about(question, desk)
  const isTarget = option.targets.includes(inRules(thing))
  switch (what) {
    case 'bandit':
    case 'sheet':
      return isTarget && AT_BANDIT.has(option.kind)
    case 'card':
      return isTarget && isOf(option, first)
    case 'place':
      return meansPlace(option, first, here)
    case 'loot':
      return (isTarget || (option.kind === 'pick' && second === 'purse')) && liesAt(option, first, here, victim)
    case 'deck':
      return option.kind === 'draw'
    default:
      return isTarget
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
