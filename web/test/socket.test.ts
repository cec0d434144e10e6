import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aimQuestion, event, FakePlug, info, snapshot, view } from '../mock/table'
import { dial, dialAhead } from '../src/kit/dial'
import { backoff } from '../src/kit/socket'
import { Table, withoutTakenBack } from '../src/kit/table.svelte'

let plugs: FakePlug[] = []

function table(): Table {
  const opened = new Table('canned', 0, 'token', {
    random: () => 0.5,
    open: () => {
      const plug = new FakePlug()
      plugs.push(plug)
      return plug
    },
  })
  opened.socket.open()
  return opened
}

const last = () => plugs.at(-1)!

/** Whatever the page dials by itself, as it is at once. */
function theNetwork(readyState: number): (FakePlug & { url: string })[] {
  const made: (FakePlug & { url: string })[] = []
  class Dialled extends FakePlug {
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    constructor(readonly url: string) {
      super()
      this.readyState = readyState
      made.push(this)
    }
  }
  vi.stubGlobal('WebSocket', Dialled)
  return made
}

beforeEach(() => {
  plugs = []
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the line', () => {
  test('says hello with the token and the last number', () => {
    table()
    last().accept()
    expect(last().sent).toEqual([{ type: 'hello', table: 'canned', token: 'token', last_seq: 0 }])
  })

  test('takes the one that was dialled ahead, once, and says hello at once', () => {
    const made = theNetwork(WebSocket.OPEN)
    dialAhead('canned')
    const t = new Table('canned', 0, 'token')
    t.socket.open()
    expect(made[0]!.sent).toMatchObject([{ type: 'hello', table: 'canned' }])
    expect(dial('canned')).not.toBe(made[0])
    expect(made).toHaveLength(2)
    t.close()
  })

  test('is dialled anew when the one dialled ahead is gone', () => {
    const made = theNetwork(WebSocket.CONNECTING)
    dialAhead('canned')
    made[0]!.lose(1006)
    expect(dial('canned')).not.toBe(made[0])
  })

  test('names its table in its address, and one dialled ahead for another table is hung up', () => {
    const made = theNetwork(WebSocket.OPEN)
    dialAhead('canned')
    expect(dial('other')).toBe(made[1])
    expect(made.map((plug) => new URL(plug.url).pathname)).toEqual(['/ws/canned', '/ws/other'])
    expect(made[0]!.readyState).toBe(3)
  })

  test('comes back after a loss and resumes from the last event', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(null, [event(1, 'turn:0'), event(2, 'turn:1')]))
    last().lose(1012)
    expect(t.link).toBe('waiting')
    vi.advanceTimersByTime(300)
    expect(plugs).toHaveLength(2)
    last().accept()
    expect(last().sent[0]).toMatchObject({ type: 'hello', last_seq: 2 })
  })

  test('gives up when it was shown the door', () => {
    const t = table()
    last().accept()
    last().lose(1008)
    vi.advanceTimersByTime(60_000)
    expect(t.link).toBe('closed')
    expect(plugs).toHaveLength(1)
  })

  test('waits between nothing and eight seconds, longer each time', () => {
    expect(backoff(0, () => 1)).toBe(250)
    expect(backoff(3, () => 1)).toBe(2000)
    expect(backoff(50, () => 1)).toBe(8000)
    expect(backoff(50, () => 0)).toBeLessThan(250)
  })
})

describe('answers', () => {
  test('an unacknowledged answer is sent again with the same id', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(aimQuestion(7)))
    t.answer('shoot:1')
    const first = last().sent.find((m) => m['type'] === 'answer')
    last().lose(1006)
    vi.advanceTimersByTime(300)
    last().accept()
    expect(last().sent).toHaveLength(1)
    last().tell(snapshot(aimQuestion(7)))
    expect(last().sent[1]).toEqual(first)
    last().tell({ type: 'ack', cmd_id: String(first?.['cmd_id']), seq: 3 })
    expect(t.socket.unanswered.size).toBe(0)
  })

  test('an answer given while the line is down is sent when it is back', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(aimQuestion(7)))
    last().lose(1006)
    t.answer('shoot:4')
    vi.advanceTimersByTime(300)
    last().accept()
    last().tell(snapshot(aimQuestion(7)))
    expect(last().sent[1]).toMatchObject({ type: 'answer', question: 7, option: 'shoot:4' })
  })

  test('a refusal keeps the question and says why', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(aimQuestion(7)))
    t.answer('shoot:1')
    expect(t.open).toBeNull()
    const id = String(last().sent.at(-1)?.['cmd_id'])
    last().tell({ type: 'refused', cmd_id: id, reasons: [{ rule: 'BD-030', text: 'wrong-distance', params: {} }] })
    expect(t.open?.number).toBe(7)
    expect(t.notice?.reasons).toHaveLength(1)
  })
})

describe('what is told', () => {
  test('events are folded once, however often they are told', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(null, [event(1, 'turn:0')]))
    const told = { type: 'update' as const, seq: 2, view, question: null, waiting: [1], events: [event(2, 'turn:1')] }
    last().tell(told)
    last().tell(told)
    expect(t.events.map((e) => e.seq)).toEqual([1, 2])
  })

  test('what was taken back leaves the log, the marker stays', () => {
    const events = [event(1, 'turn:0'), event(2, 'aimed'), event(3, 'lost'), event(4, 'undo:1')]
    expect(withoutTakenBack(events).map((e) => e.id)).toEqual(['turn:0', 'undo:1'])
  })

  test('looking back shows the past and asks nothing', async () => {
    const t = table()
    last().accept()
    last().tell(snapshot(aimQuestion(7), [event(1, 'turn:0'), event(2, 'turn:1')]))
    const looked = t.look(1)
    const asked = last().sent.at(-1)!
    expect(asked).toMatchObject({ type: 'look', seq: 1 })
    last().tell({ type: 'moment', ref: String(asked['ref']), seq: 1, view: { ...view, current: 3 } })
    await looked
    expect(t.shown?.['current']).toBe(3)
    expect(t.open).toBeNull()
    t.backToNow()
    expect(t.open?.number).toBe(7)
  })

  test('while a bot plays for me nothing is asked, and it is said', () => {
    const t = table()
    last().accept()
    last().tell(snapshot(aimQuestion(7)))
    expect([t.standIn, t.open?.number]).toEqual([false, 7])
    const seats = info.seats.map((seat) => (seat.mine ? { ...seat, level: 'heuristic' } : seat))
    last().tell({ type: 'table', table: { ...info, seats } })
    expect([t.standIn, t.open]).toEqual([true, null])
  })

  test('a seat promises its seed and shows it when everybody has promised', async () => {
    vi.useRealTimers()
    table()
    last().accept()
    last().tell(snapshot(null))
    last().tell({ type: 'commit', nonce: 'n' })
    await vi.waitFor(() => expect(last().sent.at(-1)?.['commitment']).toMatch(/^[0-9a-f]{64}$/))
    last().tell({ type: 'reveal', nonce: 'n', commitments: [] })
    expect(last().sent.at(-1)?.['reveal']).toMatch(/^[0-9a-f]{64}$/)
  })
})
