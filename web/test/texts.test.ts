import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { event, info, words } from '../mock/table'
import { readable, texts } from '../src/kit/texts/index.svelte'
import { argumentsOf, logLine, mentions, pieces, plain, speakerFor } from '../src/kit/texts/sentence'

const root = join(import.meta.dirname, '../src')
const files = (dir: string, end: RegExp): string[] =>
  readdirSync(join(root, dir), { recursive: true })
    .map(String)
    .filter((f) => end.test(f))
    .map((f) => join(root, dir, f))
const read = (file: string) => readFileSync(file, 'utf8')
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!)
const speaker = speakerFor(info, words)

test('a missing message is readable words, never an error', () => {
  expect(readable('do-return_arrow', { seat: 'Hank', seat_id: '1' })).toBe('Return arrow Hank')
  texts.use('en', '')
  expect(plain(logLine(event(1, 'lost:1:2:shot', { who: '1', lives: '2', cause: 'shot' }), speaker))).toBe('Lost Hank 2 Shot')
})

test('texts that are asked for at the same time are all there in the end', async () => {
  const first = texts.need('kit')
  await Promise.all([texts.need('lab'), first, texts.need('colt_express', 'kit')])
  for (const id of ['kit-start', 'kit-percent', 'card-move']) expect(texts.has(id), id).toBe(true)
})

test('what games call by the same name is said as the game says it that was asked for last', async () => {
  const won = () => texts.find('log-won', { who: 'Ada', side: 'outlaws', ending_id: '' })
  await texts.needGame('bang_dice')
  const dice = won()
  await texts.needGame('colt_express')
  expect(won()).not.toBe(dice)
  await texts.needGame('bang_dice')
  expect(won()).toBe(dice)
})

test('what only another game says is not said', async () => {
  const button = () => texts.has('short-take')
  await texts.needGame('bang_dice')
  expect(button()).toBe(true)
  await texts.needGame('western_legends')
  expect(button()).toBe(false)
  expect(texts.has('kit-start')).toBe(true)
})

test('parameters become names, nouns in every case, and numbers', () => {
  texts.use('ru', 'loss-shot = выстрел\n    .gen = выстрела\nlog-lost = { $who } теряет { $lives } от { $cause_gen }')
  const line = logLine(event(1, 'lost', { who: '1', lives: '2', cause: 'shot' }), speaker)
  expect(plain(line)).toBe('Hank теряет 2 от выстрела')
  expect(pieces(line)[0]).toEqual({ seat: 1, name: 'Hank' })
  expect(argumentsOf('events', 'lost', { cause: 'shot' }, speaker)['cause_id']).toBe('shot')
})

test('a figure is named with whoever plays it and bears their colour, but nobody is named twice', () => {
  const figures = 'kit-figure = { $name } ({ $figure })\nkit-figure-case = { $figure } ({ $name })'
  texts.use(
    'en',
    `bandit-doc = Doc\n    .gen = Docs\nlog-moved = { $who } leaves { $who_gen } car\nlog-is = { $who } is { $bandit }\n${figures}`,
  )
  const events = { moved: { who: 'bandit' }, is: { who: 'seat', bandit: 'bandit' } }
  const train = speakerFor(info, { verbs: {}, moments: {}, events }, { 'bandit:doc': 2 })
  const moved = event(1, 'moved:doc', { who: 'doc' })
  expect(pieces(logLine(moved, train))).toEqual([{ seat: 2, name: 'Rosa (Doc)' }, ' leaves ', { seat: 2, name: 'Docs (Rosa)' }, ' car'])
  expect(plain(logLine(event(2, 'is:2', { who: '2', bandit: 'doc' }), train))).toBe('Rosa is Doc')
  expect([0, 1, 2].map((seat) => mentions(moved, seat, train))).toEqual([false, false, true])
})

test('a person who plays two seats is told apart by the letter', () => {
  const twice = { ...info, seats: info.seats.map((s) => ({ ...s, name: s.seat < 2 ? 'Ada' : s.name })) }
  expect(speakerFor(twice, words).nameOf(1)).toBe('Ada B')
  expect(speakerFor(twice, words).nameOf(2)).toBe('Rosa')
})

const folders = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const games = folders.map((folder) => `games/${folder.name}`)
const texted = [...['kit', 'lab'].flatMap(textsOf), ...games.flatMap(textsOf)]

function textsOf(game: string): string[] {
  return readdirSync(join(root, game, 'texts')).map((f) => `${game}/texts/${f}`)
}

test.each(texted.filter((f) => f.endsWith('en.ftl')))('%s says the same in both languages', (file) => {
  const [en, ru] = [file, file.replace('en.ftl', 'ru.ftl')].map((f) => keys(read(join(root, f))).sort())
  expect(ru).toEqual(en)
})

test.each(games)('%s has a title and a cover', (game) => {
  expect(keys(read(join(root, game, 'texts/cover.en.ftl')))).toContain(`game-${game.replace('games/', '')}`)
  expect(readdirSync(join(root, game))).toContain('face.ts')
})

test('every message that the page asks for exists', () => {
  const known = new Set(texted.filter((f) => f.endsWith('.ftl')).flatMap((f) => keys(read(join(root, f)))))
  const asked = ['kit', 'lab', 'pages', ...games]
    .flatMap((d) => files(d, /\.(svelte|ts)$/))
    .flatMap((f) => [...read(f).matchAll(/'((?:kit|bd|ce|pt)-[a-z-]+[a-z])'/g)].map((m) => m[1]!))
  expect(asked.filter((id) => !known.has(id))).toEqual([])
})

test('an event mentions whoever is named in it, not a number that looks like a seat', () => {
  const lost = event(1, 'lost:2', { who: '2', lives: '1', cause: 'shot' })
  expect(mentions(lost, 2, speaker)).toBe(true)
  expect(mentions(lost, 1, speaker)).toBe(false)
})
