import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { effectFigures } from '../src/games/pokertown/effects'
import { ACHIEVEMENTS, FIGURES, printedAt } from '../src/games/pokertown/figures'
import { hint } from '../src/games/pokertown/hints'
import { added, type Profile } from '../src/games/pokertown/profile'
import { cardOf, markOf, placeOf, rankName, rankToRob, regionOf, type Result, type Sheet, type TownView } from '../src/games/pokertown/view'
import { texts } from '../src/kit/texts/index.svelte'
import type { Question } from '../src/kit/wire'

const EMPTY: Profile = { reached: [], cowbots: {}, best: 0 }
const folder = join(import.meta.dirname, '../src/games/pokertown')
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort()
const said = (language: string) => readFileSync(join(folder, `texts/${language}.ftl`), 'utf8')

const beat = (id: string, level: string, beaten = true): Result => ({
  points: { stars: 60, dollars: 3 },
  wanted: 4,
  arrests: 0,
  achievements: ['every_row'],
  cowbot: { id, level, points: {}, beaten },
})

test('the sheet says the same in both languages', () => {
  expect(keys(said('ru'))).toEqual(keys(said('en')))
})

test('a finished game is kept, and keeping it twice changes nothing', () => {
  const once = added(EMPTY, beat('jane', 'normal'))
  expect(once).toEqual({ reached: ['every_row'], cowbots: { jane: 'normal' }, best: 63 })
  expect(added(once, beat('jane', 'normal'))).toEqual(once)
  expect(added(once, beat('jane', 'easy')).cowbots).toEqual({ jane: 'normal' })
  expect(added(once, beat('bart', 'hard', false)).cowbots).toEqual({ jane: 'normal' })
})

test('all four cowbots are beaten on normal, and a win on high counts as one', () => {
  const levels: Record<string, string> = { jane: 'normal', billy: 'hard', bart: 'normal', earp: 'easy' }
  const almost = Object.entries(levels).reduce((kept, [id, level]) => added(kept, beat(id, level)), EMPTY)
  expect(almost.reached).not.toContain('all_cowbots')
  expect(added(almost, beat('earp', 'normal')).reached).toContain('all_cowbots')
  expect(ACHIEVEMENTS).toContain('all_cowbots')
})

test('guns say what the edition gives them', () => {
  const at = (edition: string) => effectFigures({ options: { edition } } as unknown as TownView)
  expect([at('ru')['revolver_rank'], at('ru')['rifle_rank']]).toEqual(Object.values(FIGURES.guns.ru))
  expect([at('en')['revolver_rank'], at('en')['rifle_rank']]).toEqual(Object.values(FIGURES.guns.en))
})

test('a robbery says the rank it needed', () => {
  expect(rankName(rankToRob('cow_7', 0))).toBe('7')
  expect(rankName(rankToRob('train_k', 2))).toBe('J')
  expect(rankName(rankToRob('chicken_2', 4))).toBe('A')
})

test('places are found by what the options point at', () => {
  expect(['place:stage_k', 'building:bank', 'tombstone:tl', 'seat:1'].map(placeOf)).toEqual(['stage_k', 'bank', 'tombstone_tl', null])
  expect(['stage_a', 'target_10', 'chamber_4e', 'tombstone_mc', 'union'].map(regionOf)).toEqual([
    'frontier',
    'badlands',
    'mine',
    'graveyard',
    'town',
  ])
  expect(cardOf('hearts_10')).toEqual({ suit: 'hearts', icon: 'heart', rank: '10', red: true })
  const sheet = { frontier: ['crossed', 'circled', 'open'], badlands: { '9': 'circled' }, town: { bank: 'circled' } } as unknown as Sheet
  expect(['stage_a', 'stage_2', 'stage_3', 'target_9', 'bank'].map((place) => markOf(sheet, place))).toEqual([
    'crossed',
    'circled',
    'open',
    'circled',
    'circled',
  ])
})

test('what is printed at a place comes from the very file the rules read', () => {
  expect(printedAt('stage_10')).toEqual(FIGURES.frontier[9])
  expect(printedAt('chamber_3a')).toEqual(FIGURES.mine.chambers.find((c) => c.id === '3a')?.reward)
  expect(printedAt('target_k')).toEqual({ stars: 8, dollars: 10, wanted: 4 })
  expect(printedAt('hotel')).toEqual({ bonus: 'badlands' })
})

test('a hint tells what waits, what is in the purse, and which card was seen', () => {
  texts.use('en', `${said('en')}\nbuilding-store = Store\nregion-mine = mine\ncard-spades_6 = 6♠\n`)
  const sheet = { dollars: 7, nuggets: 2, wanted: 5, waiting: { bonus: { mine: 2 }, effects: ['store'] }, character: null }
  const view = (card: string | null) => ({ sheets: [sheet], me: { seat: 0 }, sheriff: { card }, options: {} }) as unknown as TownView
  const about = (kind: string, card: string | null = null) =>
    hint({ kind, params: { building: 'saloon' } } as unknown as Question, view(card))?.replaceAll(/[\u2066-\u2069]/g, '')
  expect(about('next')).toBe('Not used yet: Store · bonus action: mine ×2.')
  expect(about('buy')).toBe('You have: $7 · nuggets 2 · wanted 5.')
  expect(about('pay')).toBe('Pay 2 dollars for a star, up to 8 times. You have: $7 · nuggets 2 · wanted 5.')
  expect(about('bribe')).toBeUndefined()
  expect(about('bribe', 'spades_6')).toBe("The sheriff's card is 6♠; your wanted is 5.")
  expect(about('assign')).toBeUndefined()
})
