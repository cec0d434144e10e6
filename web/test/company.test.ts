import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aimQuestion, FakePlug, NAMES, snapshot, view, words } from '../mock/table'
import { Desk } from '../src/kit/desk.svelte'
import { door } from '../src/kit/door.svelte'
import { settings } from '../src/kit/settings.svelte'
import { Table } from '../src/kit/table.svelte'
import type { Doing } from '../src/kit/wire'
import { texts } from '../src/kit/texts/index.svelte'

let plug: FakePlug

function table(seat = 0): Table {
  const opened = new Table('canned', seat, 'token', { open: () => (plug = new FakePlug()) })
  opened.socket.open()
  plug.accept()
  plug.tell(snapshot(null, []))
  return opened
}

beforeEach(() => {
  localStorage.clear()
  settings.change({ muted: [] })
})
afterEach(() => vi.useRealTimers())

const said = (from: string, seat: number | null, at: number) => ({ type: 'chat' as const, from, seat, text: 'Howdy', at })

test('whoever waited for the game to begin learns its vocabulary from the first update', () => {
  const t = table()
  t.words = null
  plug.tell({ type: 'update', seq: 0, view: null, question: null, waiting: [], events: [], words })
  expect(t.words).toEqual(words)
})

test('lines of others count as unread until the chat is looked at, also after a reload', () => {
  const t = table()
  plug.tell(said('Hank', 1, 10))
  plug.tell(said('Ada', 0, 11))
  plug.tell(said('a stranger', null, 12))
  expect(t.unread).toBe(2)
  t.readChat()
  expect(t.unread).toBe(0)
  const again = table()
  plug.tell(said('Hank', 1, 10))
  expect(again.unread).toBe(0)
  plug.tell(said('Hank', 1, 13))
  expect(again.unread).toBe(1)
})

test('whoever is muted is not counted', () => {
  const t = table()
  settings.mute('Hank', true)
  plug.tell(said('Hank', 1, 10))
  expect(t.unread).toBe(0)
})

test('a refused vote is told to whoever asked', () => {
  const t = table()
  plug.tell({ type: 'vote', by: 'Hank', seat: 1, answers: 1, agreed: [], needed: [0] })
  plug.tell({ type: 'vote', closed: 'refused' })
  expect(t.vote).toBeNull()
  expect(t.notice).toBeNull()
  plug.tell({ type: 'vote', by: 'Ada', seat: 0, answers: 1, agreed: [], needed: [1] })
  plug.tell({ type: 'vote', closed: 'refused' })
  expect(t.notice?.reasons[0]?.text).toBe('kit-vote-refused')
})

test('what ended while the line was lost stands there no more when it is back', () => {
  const t = table()
  plug.tell({ type: 'sign', closed: true, said: 'Back at eight' })
  plug.tell({ type: 'vote', by: 'Hank', seat: 1, answers: 1, agreed: [], needed: [0] })
  expect([t.vote?.by, door.said, door.closed]).toEqual(['Hank', 'Back at eight', true])
  plug.tell(snapshot(null, []))
  expect([t.vote, door.said, door.closed]).toEqual([null, '', false])
})

test('everybody we wait for is told with what they do, a sealed choice as thinking', () => {
  texts.use(
    'en',
    'wait-aim = { $seat } aims { $face }.\nwait-thinking = { $seat } is thinking.\nface-one = a one\nkit-waiting-for = Waiting for { $names }.',
  )
  const t = table()
  const desk = new Desk(t, undefined, null)
  const told = { type: 'update' as const, seq: 1, view, question: null, events: [] }
  const doing: Doing[] = [
    { seat: 1, kind: 'aim', rule: '', params: { face: 'one' } },
    { seat: 2, kind: null, rule: '', params: {} },
  ]
  plug.tell({ ...told, waiting: [1, 2], doing })
  expect(desk.waitingText).toBe(`${NAMES[1]} aims a one. ${NAMES[2]} is thinking.`)
  plug.tell({ ...told, seq: 2, waiting: [1, 2, 3, 4], doing: [] })
  expect(desk.waitingText).toBe(`Waiting for ${NAMES.slice(1).join(', ')}.`)
})

test('those refused for the same reason share a line that names them', async () => {
  texts.use('en', 'do-shoot = Shoot { $at }\nwhy-far = Too far.')
  vi.useFakeTimers()
  const t = table()
  const desk = new Desk(t, undefined, null)
  t.explain = (thing) => Promise.resolve([{ rule: 'BD-030', text: 'far', params: { action: thing.replace('seat', 'shoot') } }])
  plug.tell({ type: 'update', seq: 1, view, question: aimQuestion(1), waiting: [0], events: [] })
  desk.fresh()
  await vi.advanceTimersByTimeAsync(600)
  expect(desk.grouped.map((line) => line.text)).toEqual([`${NAMES[2]}, ${NAMES[3]}`])
})

test('whoever reads about a thing is told what the rules say of it, and of one that no verb takes only when asked why', async () => {
  texts.use('en', 'do-shoot = Shoot { $at }\nwhy-far = Too far.\nwhy-not-now = Not now.')
  const t = table()
  const desk = new Desk(t, undefined, null)
  plug.tell({ type: 'update', seq: 1, view, question: aimQuestion(1), waiting: [0], events: [] })
  t.explain = () => Promise.resolve([{ rule: 'BD-030', text: 'far', params: { action: 'shoot:2' } }])
  await desk.inspect('seat:2')
  expect(desk.inspected?.refusals.map((line) => line.reasons)).toEqual([[{ text: 'Too far.', rule: 'BD-030' }]])
  t.explain = (thing) => Promise.resolve([{ rule: '', text: 'no-such-action', params: { action: thing } }])
  await desk.inspect('pile:arrows')
  expect(desk.inspected?.refusals).toEqual([])
  desk.whyMode = true
  desk.press('pile:arrows')
  await vi.waitFor(() => expect(desk.inspected?.refusals[0]?.reasons).toEqual([{ text: 'Not now.', rule: '' }]))
})
