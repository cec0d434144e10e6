// The robbery told event by event: each event changes the picture a little, so that a card is seen before its effect.
import type { GameEvent } from '../../kit/wire'
import { CHANGES } from './changes'
import type { ColtView } from './view'

export interface Beat {
  view: ColtView
  event: GameEvent
  /** how long it is looked at, at ordinary speed; 0: together with the next */
  dwell: number
}

const DWELL: Record<string, number> = {
  round: 800,
  played: 340,
  laid: 900, // long enough to be remembered: the next card covers it
  played_hidden: 340,
  face_down: 340,
  drew: 240,
  passed: 240,
  shown: 800,
  moved: 650,
  marshal: 650,
  shot: 700,
  wounded: 500,
  took: 650,
  dropped: 600,
  kept: 600,
  no_effect: 600,
  event: 900,
  strongbox_added: 600,
  discarded: 500,
  ransom: 500,
  handcar: 600,
  hid: 500,
  bought: 700,
  bullet_removed: 500,
  seduced: 600,
}

export function tell(view: ColtView, event: GameEvent, after: ColtView): ColtView {
  const change = CHANGES[event.kind]
  if (!change) return view
  const next = structuredClone(view)
  change(next, event.params, after)
  return next
}

/** What was told at once, one event after the other. The last picture is the table as it is. */
export function beatsOf(events: GameEvent[], before: ColtView, after: ColtView): Beat[] {
  if (events.some((e) => e.id.startsWith('undo:'))) return []
  const beats: Beat[] = []
  let view = before
  for (const event of events) {
    view = tell(view, event, after)
    beats.push({ view, event, dwell: DWELL[event.kind] ?? 0 })
  }
  return beats.filter((beat) => beat.dwell > 0)
}
