import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aimQuestion, event, view, words } from '../mock/table'
import { learnt, Lesson } from '../src/kit/lesson.svelte'
import type { News } from '../src/kit/queue.svelte'
import type { Coached, GameEvent } from '../src/kit/wire'

const said = (text: string) => ({ en: text, ru: text })

function coached(step: number, events: GameEvent[], more: Partial<Coached> = {}): Coached {
  const table = { seq: events.length, view, question: aimQuestion(step + 1), waiting: [0], doing: [], events, words }
  const over = step === 2
  const cast = ['character-paul_regret', 'character-lucky_duke']
  const own = { title: said('Shooting'), seat: 0, cast, step, steps: 3, text: said(`step ${step}`), rule: 'BD-030' }
  return { ...own, points: [], expects: over ? [] : ['shoot:1'], over, wrong: null, table, ...more }
}

let asked: string[][]
let answers: Coached[]

beforeEach(() => {
  localStorage.clear()
  asked = []
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    asked.push((JSON.parse(init.body) as { answers: string[] }).answers)
    return Promise.resolve(new Response(JSON.stringify(answers.shift())))
  })
})
afterEach(() => vi.unstubAllGlobals())

const settled = () => vi.waitFor(() => expect(answers).toEqual([]))

test('every answer goes to the server with those before it, and only what is new is told', async () => {
  const first = event(1, 'turn:0', { who: '0' })
  answers = [coached(0, [first]), coached(1, [first, event(2, 'aimed:0:1')])]
  const lesson = new Lesson('bang_dice', 'shooting')
  const heard: News[] = []
  lesson.onNews((news) => heard.push(news))
  await lesson.begin()
  lesson.answer('shoot:1')
  await settled()
  await vi.waitFor(() => expect(lesson.open).not.toBeNull())
  expect(asked).toEqual([[], ['shoot:1']])
  expect(heard.map((news) => [news.live, news.events.map((e) => e.seq)])).toEqual([
    [false, [1]],
    [true, [2]],
  ])
})

test('a wrong answer is not kept, and one step back leaves the last one out', async () => {
  answers = [coached(0, [])]
  const lesson = new Lesson('bang_dice', 'shooting')
  await lesson.begin()
  expect(lesson.mayGoBack).toBe(false)
  answers = [coached(0, [], { wrong: { option: 'stop', text: said('No'), reasons: [] } })]
  lesson.answer('stop')
  await settled()
  await vi.waitFor(() => expect(lesson.open).not.toBeNull())
  answers = [coached(1, [])]
  lesson.answer('shoot:1')
  await settled()
  await vi.waitFor(() => expect(lesson.mayGoBack).toBe(true))
  answers = [coached(0, [])]
  lesson.back()
  await settled()
  expect(asked).toEqual([[], ['stop'], ['shoot:1'], []])
})

test('after the last word nothing is asked any more', async () => {
  answers = [coached(2, [])]
  const lesson = new Lesson('bang_dice', 'shooting')
  await lesson.begin()
  expect(lesson.question).toBeNull()
  expect(lesson.waiting).toEqual([])
})

test('what was learnt is remembered on this device', () => {
  expect(learnt.has('bang_dice', 'arrows')).toBe(false)
  learnt.add('bang_dice', 'arrows')
  learnt.add('bang_dice', 'arrows')
  expect(JSON.parse(localStorage.getItem('gulch-learnt')!)).toEqual(['bang_dice/arrows'])
})
