import { expect, test } from 'vitest'
import { STORY } from '../src/games/colt_express/story'
import { asColt, type ColtView } from '../src/games/colt_express/view'
import { beatsOf, tell } from '../src/kit/story'
import { momentsOf } from './moments'

const moments = momentsOf('colt_express')

/** Everything that the board draws out of a beat. */
function picture(view: ColtView) {
  const { train, marshal, handcar, pile, shown, round, first, neutral, strongboxes_waiting, mary } = view
  const players = view.players.map(({ hand, deck, discard, bullets_on_top }) => ({ hand, deck, discard, bullets_on_top }))
  const bandits = view.bandits.map(({ bandit, place, bullets, wounds, loot, money }) => ({ bandit, place, bullets, wounds, loot, money }))
  return {
    train,
    marshal,
    handcar,
    pile,
    shown,
    round,
    first,
    neutral,
    strongboxes_waiting,
    mary: mary && { ...mary, total: null },
    players,
    bandits,
  }
}

/** Everybody chooses in secret: my own cards change before anything is told. */
const isSecret = (view: ColtView) => ['put_away', 'round'].includes(view.step)
const isSettingUp = (view: ColtView) => view.bandits.length === 0 || ['choose', 'take_places'].includes(view.step)

test('what is told leads to the table as it is, at every answer of every kind of table', () => {
  let compared = 0
  for (const { table, before, events, after } of moments) {
    const [was, is] = [asColt(before)!, asColt(after)!]
    if (isSettingUp(was) || events.length === 0) continue
    const end = events.reduce((view, event) => tell(STORY, view, event, is), was)
    if (is.over) continue // the last card is put back by nobody: the end screen follows
    const told = { table, events: events.map((e) => e.id), ...(isSecret(is) ? { players: null } : {}) }
    expect({ ...picture(end), ...told }).toEqual({ ...picture(is), ...told })
    compared += 1
  }
  expect(compared).toBeGreaterThan(2000)
})

test('telling changes no view that somebody else holds', () => {
  for (const { before, events, after } of moments.slice(0, 300)) {
    const kept = JSON.stringify(asColt(before))
    beatsOf(STORY, events, before, after)
    expect(JSON.stringify(asColt(before))).toBe(kept)
  }
})

test('every event that changes the picture has a moment of its own', () => {
  for (const { before, events, after } of moments) {
    if (isSettingUp(asColt(before)!)) continue
    const seen = new Set(beatsOf(STORY, events, before, after).map((beat) => beat.event!.id))
    for (const event of events)
      if (['shown', 'moved', 'took', 'dropped', 'shot', 'marshal', 'laid', 'played'].includes(event.kind)) expect(seen).toContain(event.id)
  }
})

test('what was taken back is not told', () => {
  const { before, after } = moments[0]!
  expect(beatsOf(STORY, [{ seq: 9, id: 'undo:3', kind: 'undo', rule: '', params: {} }], before, after)).toEqual([])
})
