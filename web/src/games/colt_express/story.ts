// The robbery told event by event: each event changes the picture a little, so that a card is seen before its effect.
import { beatsOf, type Beat, type Story } from '../../kit/story'
import type { GameEvent, View } from '../../kit/wire'
import { CHANGES } from './changes'
import { scenesOf } from './scenes'
import { asColt, type ColtView } from './view'

const BIG: Record<string, number> = { round: 2400, event: 2000 }

export const STORY: Story<ColtView> = {
  read: asColt,
  changes: CHANGES,
  dwell: {
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
    strongbox_added: 600,
    discarded: 500,
    ransom: 500,
    handcar: 600,
    hid: 500,
    bought: 700,
    bullet_removed: 500,
    seduced: 600,
  },
  scenes: scenesOf,
  moment: (events, at) => {
    const kind = events[at]!.kind
    const dwell = BIG[kind]
    return dwell === undefined ? null : { kind, count: 1, dwell }
  },
}

export const tell = (events: GameEvent[], before: View | null, after: View): Beat[] => (before ? beatsOf(STORY, events, before, after) : [])
