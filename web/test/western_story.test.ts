import { expect, test } from 'vitest'
import { sumsOf } from '../src/games/western_legends/fight'
import { stepsFrom, TERRITORIES, territoryOf, wayTo } from '../src/games/western_legends/land'
import { standing } from '../src/games/western_legends/pieces'
import { STORY, tell as beats } from '../src/games/western_legends/story'
import { asWestern, pokerCard, type WesternView } from '../src/games/western_legends/view'
import { tell } from '../src/kit/story'
import { momentsOf } from './moments'

const moments = momentsOf('western_legends')

/** Everything that stands on the land and is counted on the sheets. */
const picture = (view: WesternView) => ({
  sheriff: view.sheriff,
  bandits: [...view.bandits].sort(),
  man: view.man,
  players: view.players.map(({ place, money, nuggets, wounds, legend }) => ({ place, money, nuggets, wounds, legend })),
})

test('what is told leads to the land and the sheets as they are, at every answer', () => {
  let compared = 0
  for (const { before, events, after } of moments) {
    const [was, is] = [asWestern(before)!, asWestern(after)!]
    if (is.over) continue
    const end = events.reduce((view, event) => tell(STORY, view, event, is), was)
    expect({ ...picture(end), events }).toEqual({ ...picture(is), events })
    compared += 1
  }
  expect(compared).toBeGreaterThan(200)
})

test('a story that is told has a stage of its own', () => {
  const seen = new Set(moments.flatMap(({ before, events, after }) => beats(events, before, after).map((beat) => beat.moment?.kind)))
  expect(seen).toContain('resolved')
})

test('whoever is on the board is drawn once, on the own territory or in its crowd', () => {
  for (const { after } of moments.slice(0, 400)) {
    const view = asWestern(after)!
    const pieces = standing(view)
    expect(pieces.length).toBe(new Set(pieces.map((piece) => piece.key)).size)
    expect(pieces.filter((piece) => piece.seat !== null).length).toBe(view.players.filter((player) => player.place).length)
  }
})

test('being beside is mutual, and a way has as many steps as it is far', () => {
  for (const { id, near } of TERRITORIES) for (const other of near) expect(territoryOf(other)!.near).toContain(id)
  const view = { bandits: [] as string[] } as WesternView
  const far = stepsFrom(view, 'SV3')
  for (const { id, loc } of TERRITORIES) if (loc !== 'mesa') expect(wayTo(view, 'SV3', id).length).toBe(far.get(id)! + 1)
  expect(stepsFrom({ ...view, bandits: ['C1'] }, 'SV3').get('SV2')).toBe(1)
})

test('a card knows its rank and suit', () => {
  expect(pokerCard('shootout_d')).toMatchObject({ name: 'shootout', rank: 'q', suit: 'diamond' })
  expect(pokerCard('stick_em_up_s')).toMatchObject({ name: 'stick_em_up', rank: '2', suit: 'spade' })
})

test('a fight is counted line by line', () => {
  const say = (kind: string, params: Record<string, string>) => ({ seq: 0, id: kind, kind, rule: '', params })
  const view = { fighter: 0, rank: [null, null] } as unknown as WesternView
  const [mine, theirs] = sumsOf(view, [
    say('announced', { who: '0', target: '1', quarrel: 'duel' }),
    say('revealed', { who: '0', card: 'shootout_h' }),
    say('revealed', { who: '1', card: 'living_legend_h' }),
    say('changed_rank', { side: 'opponent', rank: 'j' }),
    say('reacted', { who: '1', card: 'cover_s' }),
    say('changed_rank', { side: 'opponent', rank: 'q' }),
  ])
  expect(mine.map((line) => line.value)).toEqual(['Q'])
  expect(theirs.map((line) => line.value)).toEqual(['K', '−2', '+1'])
})
