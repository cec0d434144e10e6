import { expect, test } from 'vitest'
import { view as canned } from '../mock/table'
import { board } from '../src/games/bang_dice'
import { STORY, tell as beats } from '../src/games/bang_dice/story'
import { asDice, type DiceView, type Player } from '../src/games/bang_dice/view'
import { tell } from '../src/kit/story'
import { t } from '../src/kit/texts/index.svelte'
import { momentsOf } from './moments'

const moments = momentsOf('bang_dice')

/** Everything that is counted on the posters and in the tray. */
const picture = (view: DiceView) => ({
  arrows: view.arrows_left,
  players: view.players.map(({ life, arrows, alive }) => ({ life, arrows, alive })),
  dice: view.dice,
  current: view.current,
})

test('what is told leads to the table as it is, at every answer', () => {
  let compared = 0
  for (const { before, events, after } of moments) {
    const [was, is] = [asDice(before)!, asDice(after)!]
    if (is.over) continue
    const end = events.reduce((view, event) => tell(STORY, view, event, is), was)
    expect({ ...picture(end), events }).toEqual({ ...picture(is), events })
    compared += 1
  }
  expect(compared).toBeGreaterThan(200)
})

test('an attack, the gatling and a death have a stage of their own', () => {
  const seen = new Set(moments.flatMap(({ before, events, after }) => beats(events, before, after).map((beat) => beat.moment?.kind)))
  for (const kind of ['attack', 'gatling', 'out']) expect(seen).toContain(kind)
})

test('the stage of an attack and of the gatling names all whom they hit, whatever else happens in between', () => {
  let hit = 0
  for (const { before, events, after } of moments)
    for (const cause of ['indians', 'gatling']) {
      const told = beats(events, before, after).flatMap((beat) => beat.moment?.events ?? [])
      const losses = (all: typeof events) => all.filter((e) => e.kind === 'lost' && e.params['cause'] === cause)
      const begun = events.some((e) => e.kind === (cause === 'indians' ? 'attack' : cause))
      if (!begun) continue
      expect(losses(told)).toEqual(losses(events))
      hit += losses(events).length
    }
  expect(hit).toBeGreaterThan(20)
})

test('nothing tells the end before its time', () => {
  const last = moments.filter(({ after }) => after.over)
  expect(last.length).toBeGreaterThan(0)
  for (const { before, events, after } of last)
    for (const beat of beats(events, before, after)) expect(asDice(beat.view)!.winner).toBeNull()
})

test('a beer for somebody whose lives are all there says that it is in vain', () => {
  const pour = (to: number) => ({ id: `pour:${to}`, kind: 'pour', rule: 'BD-035', params: { to: String(to) }, targets: [`seat:${to}`] })
  const players = (canned['players'] as Player[]).map((player, seat) => ({ ...player, life: seat === 2 ? player.max_life : 1 }))
  const said = [1, 2].map((to) => board.stake?.(pour(to), { ...canned, players }))
  expect(said).toEqual([undefined, t('bd-wasted')])
})
