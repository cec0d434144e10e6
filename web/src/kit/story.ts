// How a game tells what happened: each event changes the picture a little and is looked at for a while.
import type { Scene } from './scenes'
import type { GameEvent, Params, View } from './wire'

/** A big moment: the game's `Moment` draws it over the board. */
export interface BigMoment {
  kind: string
  /** what it tells, in order */
  events: GameEvent[]
  before: View
  after: View
}

/** One step of the telling: the picture as it is after everything up to the event `seq`. */
export interface Beat {
  seq: number
  view: View
  event: GameEvent | null
  /** how long it is looked at, in milliseconds at ordinary speed */
  dwell: number
  scenes: Scene[]
  moment: BigMoment | null
}

export type Change<V extends View> = (view: V, params: Params, after: V) => void

/** What a game declares; `beatsOf` makes the beats. */
export interface Story<V extends View> {
  /** the view as the game's board knows it */
  read(view: View): V | null
  /** what an event changes in the picture; an event without an entry changes nothing until the update is told whole */
  changes: Record<string, Change<V>>
  /** how long an event is looked at; without an entry it is told together with the next one */
  dwell: Record<string, number>
  /** an event that this viewer need not look at: it is told together with the next one */
  isMinor?(event: GameEvent, view: V): boolean
  scenes?(event: GameEvent, view: V): Scene[]
  /** events that get a stage of their own: how many of those from `at` on belong to it, and how long it stays */
  moment?(events: GameEvent[], at: number, before: V, after: V): { kind: string; count: number; dwell: number } | null
}

export const isUndo = (event: GameEvent): boolean => event.id.startsWith('undo:')

/** The picture after one more event. Nobody else's view is touched. */
export function tell<V extends View>(story: Story<V>, view: V, event: GameEvent, after: V): V {
  const change = story.changes[event.kind]
  if (!change) return view
  const next = structuredClone(view)
  change(next, event.params, after)
  return next
}

/** The first picture of a game, with a stage of its own: roles, the first round. */
export function opening(kind: string, events: GameEvent[], after: View, dwell: number): Beat[] {
  const event = events.at(-1)
  if (!event) return []
  return [{ seq: event.seq, view: after, event, dwell, scenes: [], moment: { kind, events, before: after, after } }]
}

/** What was told at once, one event after the other. What is taken back is not told: the table simply is as it was. */
export function beatsOf<V extends View>(story: Story<V>, events: GameEvent[], before: View, after: View): Beat[] {
  const [was, is] = [story.read(before), story.read(after)]
  if (!was || !is || events.some(isUndo)) return []
  const beats: Beat[] = []
  let view = was
  for (let at = 0; at < events.length; at++) {
    const big = story.moment?.(events, at, view, is) ?? null
    const from = view
    const told = events.slice(at, at + (big?.count ?? 1))
    for (const event of told) view = tell(story, view, event, is)
    at += told.length - 1
    const event = told.at(-1)!
    const dwell = big?.dwell ?? story.dwell[event.kind] ?? 0
    if (dwell === 0 || (!big && story.isMinor?.(event, view))) continue
    const moment = big && { kind: big.kind, events: told, before: from, after: view }
    beats.push({ seq: event.seq, view, event, dwell, scenes: big ? [] : (story.scenes?.(event, view) ?? []), moment })
  }
  return beats
}
