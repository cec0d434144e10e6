import { expect, test } from 'vitest'
import { frontierSpot } from '../src/games/western_legends/buzzard/land'
import { isGathering, markersOf, oneIn, shownRanks } from '../src/games/western_legends/faro'
import { aboveOf, BESIDE, stepsFrom, TERRITORIES, territoriesOf, territoryOf, WIDTH, widthOf } from '../src/games/western_legends/land'
import { numberAt } from '../src/games/western_legends/pieces'
import { STORY } from '../src/games/western_legends/story'
import type { WesternView } from '../src/games/western_legends/view'
import { tell } from '../src/kit/story'

const say = (kind: string, params: Record<string, string | number>) => ({ seq: 0, id: kind, kind, rule: '', params })
const track = () => [0, 1].map(() => ({ gambler: 0, longhorns: 0, cattle_orange: [], bets: [] }))
const view = (more: Partial<WesternView> = {}) =>
  ({ bandits: [], train: 'RS', event_tokens: [], gamblers: [], flop: [], gamblers_track: track(), ...more }) as unknown as WesternView

test('the second board lies to the right of the first, with the train board above both', () => {
  const [alone, both] = [view(), view()]
  delete alone.train
  expect([widthOf(alone), aboveOf(alone), territoriesOf(alone).length]).toEqual([WIDTH, 0, TERRITORIES.length])
  expect(widthOf(both)).toBeGreaterThan(BESIDE)
  expect(aboveOf(both)).toBeGreaterThan(0)
  for (const { id, near, shift, c } of territoriesOf(both)) {
    for (const other of near) expect(territoryOf(other)!.near).toContain(id)
    if (shift > 0) expect(c[0]).toBeGreaterThan(BESIDE)
  }
  expect(frontierSpot('F8')[0]).toBeGreaterThan(BESIDE)
})

test('nobody walks through a renegade', () => {
  const free = stepsFrom(view(), 'W5').get('PC')
  expect(free).toBe(1)
  expect(stepsFrom(view({ event_tokens: [{ kind: 'renegade', at: 'W4' }] }), 'RS').get('W4')).toBe(1)
})

test('markers of faro are told with what became of them', () => {
  const bets = [
    say('bets', { who: 0, rank: 'k', dollars: 20 }),
    say('bets', { who: 0, rank: '9', dollars: 10 }),
    say('bets', { who: 1, rank: 'k', dollars: 10 }),
  ]
  const told = [...bets, say('lost_bet', { who: 0, rank: '9' }), say('won_bet', { who: 1, rank: 'k' }), say('withdrew', { who: 0 })]
  expect(markersOf(told).map(({ fate }) => fate)).toEqual(['back', 'lost', 'won'])
})

test('the odds of the third card follow from what is seen', () => {
  expect(shownRanks([say('faro_shows', { card: 'fight_9' }), say('faro_turns', { card: 'fight_k' })])).toEqual(['9'])
  const game = view({ faro: ['fight_a', null], faro_up: ['fight_9', 'fight_6'] })
  expect([oneIn(game, 'a'), oneIn(game, '9'), oneIn(game, '2')]).toEqual([2, 0, 20])
  expect(oneIn(view({ faro: ['fight_a', 'fight_6'], faro_up: ['fight_9', 'fight_k'] }), '2')).toBe(0)
})

test('faro has its table from the moment somebody sits down', () => {
  expect(isGathering(view({ gamblers: [0] }), [say('joined', { who: 0 }), say('sits_down', { who: 0 })])).toBe(true)
  expect(isGathering(view({ gamblers: [0] }), [say('sits_down', { who: 0 }), say('joined', { who: 0 })])).toBe(false)
  expect(isGathering(view(), [say('sits_down', { who: 0 })])).toBe(false)
})

test('the train goes on, bets are laid and taken, gambler points are counted as they are told', () => {
  const events = [say('train_at', { stop: 'PA' }), say('bets', { who: 1, rank: '8', dollars: 20 }), say('on_gambler', { who: 1, cell: 3 })]
  const now = events.reduce((before, event) => tell(STORY, before, event, before), view())
  expect(now.train).toBe('PA')
  expect(now.gamblers_track![1]).toMatchObject({ gambler: 3, bets: [{ rank: '8', dollars: 20 }] })
  expect(tell(STORY, now, say('won_bet', { who: 1, rank: '8' }), now).gamblers_track![1]!.bets).toEqual([])
})

test('with bandit cards a bandit has his number', () => {
  expect(numberAt(view({ bandit_numbers: ['6', null, '2', '1', '5', '3'] }), 'A1')).toBe('6')
  expect(numberAt(view(), 'A1')).toBeUndefined()
})
