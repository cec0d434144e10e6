// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aimQuestion, event, FakePlug, snapshot, view } from '../mock/table'
import { board } from '../src/games/bang_dice'
import { Queue } from '../src/kit/queue.svelte'
import { settings } from '../src/kit/settings.svelte'
import { Table } from '../src/kit/table.svelte'
import type { GameEvent, Question, View } from '../src/kit/wire'

let plug: FakePlug
let table: Table
let queue: Queue
let stop: () => void

const lost = (seq: number, who: number) => event(seq, `lost:${who}:1:shot`, { who: String(who), lives: '1', cause: 'shot' })
const wounded = (...seats: number[]): View => ({
  ...view,
  players: (view['players'] as { life: number }[]).map((p, seat) => ({ ...p, life: p.life - (seats.includes(seat) ? 1 : 0) })),
})
const lives = () => (queue.shown!['players'] as { life: number }[]).map((p) => p.life)

function happens(events: GameEvent[], after: View, question: Question | null = null): void {
  plug.tell({ type: 'update', seq: events.at(-1)!.seq, view: after, question, waiting: [0], events })
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  localStorage.setItem('gulch-last-canned-0', '1') // somebody who has chosen before
  settings.change({ motion: true, speed: 'normal' })
  table = new Table('canned', 0, 'token', { open: () => (plug = new FakePlug()) })
  table.socket.open()
  plug.accept()
  plug.tell(snapshot(null, [event(1, 'turn:0', { who: '0' })]))
  queue = new Queue(table, board)
  stop = queue.start()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('each event is shown before the next, and the question when all have been', () => {
  happens([lost(2, 1), lost(3, 2)], wounded(1, 2), aimQuestion(7))
  expect([lives().slice(0, 3), queue.events.at(-1)!.seq, queue.open]).toEqual([[6, 5, 6], 2, null])
  vi.advanceTimersByTime(480)
  expect([lives().slice(0, 3), queue.events.at(-1)!.seq, queue.open]).toEqual([[6, 5, 5], 3, null])
  vi.advanceTimersByTime(480)
  expect([queue.running, queue.open?.number]).toEqual([false, 7])
})

test('what comes meanwhile waits in the queue', () => {
  happens([lost(2, 1)], wounded(1))
  happens([lost(3, 2)], wounded(1, 2), aimQuestion(8))
  expect([lives()[2], queue.left]).toEqual([6, 1])
  vi.advanceTimersByTime(480)
  expect([lives()[2], queue.open]).toEqual([5, null])
  vi.advanceTimersByTime(480)
  expect(queue.open?.number).toBe(8)
})

test('skip goes on to my next decision, also through what has not happened yet', () => {
  happens([lost(2, 1)], wounded(1))
  queue.skip()
  expect([queue.running, lives()[1]]).toEqual([false, 5])
  happens([lost(3, 2)], wounded(1, 2))
  expect([queue.running, lives()[2]]).toEqual([false, 5])
  happens([lost(4, 3)], wounded(1, 2, 3), aimQuestion(9))
  expect(queue.open?.number).toBe(9)
  happens([lost(5, 4)], wounded(1, 2, 3, 4))
  expect(queue.running).toBe(true)
})

test('no answer is given while the queue runs', () => {
  happens([lost(2, 1)], wounded(1), aimQuestion(7))
  queue.answer('shoot:1')
  expect(plug.sent.some((message) => message['type'] === 'answer')).toBe(false)
})

test('the end is not known before everything has been told', () => {
  const over = { ...wounded(1), over: true, winner: 'law', winners: [0] }
  happens([lost(2, 1), event(3, 'won:law', { side: 'law' })], over)
  expect([queue.over, queue.shown!['winner'], queue.events.at(-1)!.kind]).toEqual([false, null, 'lost'])
  vi.advanceTimersByTime(480)
  expect([queue.over, queue.shown!['winner'], queue.events.at(-1)!.kind]).toEqual([true, 'law', 'won'])
})

test.each([
  ['speed', () => settings.change({ speed: 'at_once' })],
  ['no motion', () => settings.change({ motion: false })],
])('at once by %s: nothing is queued', (_, choose) => {
  choose()
  happens([lost(2, 1)], wounded(1), aimQuestion(7))
  expect([queue.running, queue.open?.number]).toEqual([false, 7])
})

test('paused it stands still, one step goes one step, and going on goes on', () => {
  happens([lost(2, 1), lost(3, 2), lost(4, 3)], wounded(1, 2, 3))
  queue.pause()
  vi.advanceTimersByTime(10_000)
  expect(queue.events.at(-1)!.seq).toBe(2)
  queue.step()
  vi.advanceTimersByTime(10_000)
  expect(queue.events.at(-1)!.seq).toBe(3)
  queue.pause()
  vi.advanceTimersByTime(10_000)
  expect(queue.running).toBe(false)
})

test('slow takes longer than normal, fast less', () => {
  settings.change({ speed: 'slow' })
  happens([lost(2, 1)], wounded(1))
  vi.advanceTimersByTime(480)
  expect(queue.running).toBe(true)
  vi.advanceTimersByTime(480)
  settings.change({ speed: 'fast' })
  happens([lost(3, 2)], wounded(1, 2))
  vi.advanceTimersByTime(200)
  expect(queue.running).toBe(false)
})

test('a page that was hidden shows the table as it is, and knows what was missed', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get')
  happens([lost(2, 1)], wounded(1))
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  happens([lost(3, 2)], wounded(1, 2), aimQuestion(7))
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect([queue.running, queue.open?.number, queue.missed]).toEqual([false, 7, { from: 2, to: 3 }])
  hidden.mockRestore()
})

test('whoever comes to a game that has begun without them is shown what was dealt, until they have chosen', () => {
  const visit = (seat: number | null): string | undefined => {
    const fresh = new Table('begun', seat, 'token', { open: () => (plug = new FakePlug()) })
    fresh.socket.open()
    plug.accept()
    plug.tell(snapshot(aimQuestion(7), [event(1, 'turn:1', { who: '1' }), lost(2, 1)]))
    const opened = new Queue(fresh, board)
    const end = opened.start()
    const kind = opened.now?.moment?.kind
    if (kind) opened.skip()
    if (seat !== null) fresh.answer(fresh.question!.options[0]!.id)
    end()
    return kind
  }
  expect([visit(0), visit(0), visit(null)]).toEqual(['dealt', undefined, undefined])
})

test('what was taken back is not told: the table is as it was', () => {
  happens([event(2, 'undo:1')], view, aimQuestion(7))
  expect([queue.running, queue.open?.number]).toEqual([false, 7])
})

test('a game that begins opens with the roles, once', () => {
  const fresh = new Table('another', 0, 'token', { open: () => (plug = new FakePlug()) })
  fresh.socket.open()
  plug.accept()
  plug.tell({ ...snapshot(null), view: null } as never)
  happens([event(1, 'turn:0', { who: '0' })], view, aimQuestion(1))
  const first = new Queue(fresh, board)
  const end = first.start()
  expect(first.now?.moment?.kind).toBe('dealt')
  end()
  const later = new Queue(fresh, board)
  later.start()()
  expect(later.running).toBe(false)
})
