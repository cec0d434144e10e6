import { beforeEach, expect, test, vi } from 'vitest'
import { aimQuestion, event, FakePlug, snapshot } from '../mock/table'
import { Desk } from '../src/kit/desk.svelte'
import type { GameBoard } from '../src/kit/game'
import { Table } from '../src/kit/table.svelte'
import type { Preview } from '../src/kit/wire'

let plug: FakePlug
let table: Table
let desk: Desk

const told = (kind: string, count: string) => ({ id: `${kind}:0:${count}`, kind, rule: 'BD-030', params: { who: '0', count } })
const board = {
  subsets: [],
  isVerdict: (it: { kind: string }) => it.kind === 'lost',
  gain: (it: { kind: string; params: Record<string, unknown> }) =>
    it.kind === 'lost'
      ? { sign: '−', text: String(it.params['count']), lost: true }
      : it.kind === 'gained'
        ? { sign: '+', text: String(it.params['count']) }
        : null,
} as unknown as GameBoard

const question = aimQuestion(4)
const [first, second] = question.options

function previews(found: Record<string, Preview>): void {
  const asked = plug.sent.find((m) => m['type'] === 'preview')!
  plug.tell({ type: 'preview', ref: String(asked['ref']), previews: found })
}

beforeEach(() => {
  localStorage.clear()
  table = new Table('canned', 0, 'token', { open: () => (plug = new FakePlug()) })
  table.socket.open()
  plug.accept()
  plug.tell(snapshot(question, []))
  desk = new Desk(table, undefined, board)
  desk.fresh()
  desk.foresee()
})

test('a question is asked about before it is answered, and each answer says what it brings', async () => {
  previews({ [first!.id]: { events: [told('gained', '3'), told('turn', '0'), told('lost', '7')], final: false } })
  await vi.waitFor(() => expect(desk.gainsOf(first!)).not.toBeNull())
  expect(desk.gainsOf(first!)).toEqual([
    { sign: '+', text: '3' },
    { sign: '−', text: '7', lost: true },
  ])
  expect(desk.gainsOf(second!)).toBeNull()
})

test('what can be taken back is done at once, what is lost for good is asked once more', async () => {
  previews({
    [first!.id]: { events: [told('lost', '7')], final: true },
    [second!.id]: { events: [told('lost', '7')], final: false },
  })
  await vi.waitFor(() => expect(desk.isFinal(first!)).toBe(true))
  desk.choose(first!)
  expect(desk.doubted).toEqual(first)
  expect(table.sending).toBeNull()
  desk.choose(first!)
  expect(table.sending).toBe(first!.id)
})

test('the table says whether the last answer can be taken back', () => {
  expect(table.mayUndo).toBe(false)
  plug.tell({ type: 'update', seq: 0, view: table.view, question, waiting: [0], undo: true, events: [] })
  expect(table.mayUndo).toBe(true)
})

test('a press before anything is known waits for it, and a second one says yes to nothing', async () => {
  expect(desk.settled).toBe(false)
  desk.choose(first!)
  desk.choose(first!)
  expect(table.sending).toBeNull()
  previews({ [first!.id]: { events: [told('lost', '7')], final: true } })
  await vi.waitFor(() => expect(desk.doubted).toEqual(first))
  expect(table.sending).toBeNull()
  expect(desk.settled).toBe(true)
})

test('a press before anything is known is done when nothing is lost by it', async () => {
  desk.choose(second!)
  previews({ [second!.id]: { events: [told('gained', '3')], final: true } })
  await vi.waitFor(() => expect(table.sending).toBe(second!.id))
})

test('while the end screen counts, the log does not say what it comes to', () => {
  plug.tell(snapshot(question, [event(1, 'turn:0', { who: '0' }), event(2, 'lost:0:2', { who: '0', lives: '2' })]))
  const kinds = () => desk.logged.map((it) => it.kind)
  expect(kinds()).toEqual(['turn', 'lost'])
  desk.counting = true
  expect(kinds()).toEqual(['turn'])
  desk.counting = false
  expect(kinds()).toEqual(['turn', 'lost'])
})
