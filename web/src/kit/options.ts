// A question's options as a person meets them: things on the board, lines of a list, keys, and subsets to pick.
import type { Option, Question } from './wire'

/** so many answers are buttons of the prompt */
export const FEW = 3

/** A verb that takes any subset of a few things: "reroll:135" is one toggle per die and one button. */
export interface SubsetChoice {
  verb: string
  things: string[]
  options: Option[]
}

export interface Menu {
  question: Question
  subset: SubsetChoice | null
  /** everything that is one press */
  single: Option[]
}

const sameThings = (a: string[], b: string[]) => a.length === b.length && a.every((x) => b.includes(x))

/** The id's argument lists exactly the targets: "reroll:135" with die:1, die:3, die:5. */
function listsItsTargets(option: Option): boolean {
  const argument = option.id.split(':')[1] ?? ''
  return option.targets.length > 0 && option.targets.map((t) => t.split(':')[1]).join('') === argument
}

function subsetOf(options: Option[], verbs: string[]): SubsetChoice | null {
  for (const verb of new Set(options.map((o) => o.kind))) {
    const mine = options.filter((o) => o.kind === verb)
    const several = mine.some((o) => o.targets.length > 1)
    if (!mine.every(listsItsTargets) || !(several || verbs.includes(verb))) continue
    const things = [...new Set(mine.flatMap((o) => o.targets))].sort()
    return { verb, things, options: mine }
  }
  return null
}

/** `subsets`: verbs that are picked by toggles even when only one thing is left to toggle. */
export function menuOf(question: Question, subsets: string[] = []): Menu {
  const subset = subsetOf(question.options, subsets)
  return { question, subset, single: question.options.filter((o) => o.kind !== subset?.verb) }
}

export const chosen = (subset: SubsetChoice, picked: string[]): Option | undefined =>
  subset.options.find((o) => sameThings(o.targets, picked))

const FEWEST_TOGGLES = 5

/** The key of a thing to toggle is its own number, also when others of its kind may not be chosen. */
export const thingKey = (thing: string): number => Number(thing.split(':')[1]) || 0

/** The key of the first single option: after every thing of the kind, so that "5" never means die 5 now and Stop then. */
export function firstKey(menu: Menu): number {
  return menu.subset ? Math.max(FEWEST_TOGGLES, ...menu.subset.things.map(thingKey)) + 1 : 1
}

/** What the keys 1-9 stand for. */
export function keyed(menu: Menu, key: number): { thing?: string; option?: Option } {
  const thing = menu.subset?.things.find((x) => thingKey(x) === key)
  if (thing) return { thing }
  const option = menu.single[key - firstKey(menu)]
  return option ? { option } : {}
}

/** The options that a thing on the board stands for. */
export const at = (menu: Menu | null, thing: string): Option[] => menu?.single.filter((o) => o.targets.includes(thing)) ?? []
