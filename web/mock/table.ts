// A canned dice table for the tests: the same messages as docs/wire.md, without a server.
import type { GameEvent, Question, ServerMessage, TableInfo, View } from '../src/kit/wire'

export const NAMES = ['Ada', 'Hank', 'Rosa', 'Jed', 'Molly']

export const info: TableInfo = {
  id: 'canned',
  game: 'bang_dice',
  options: {},
  public: false,
  state: 'playing',
  created: 0,
  host: true,
  seats: NAMES.map((name, seat) => ({
    seat,
    kind: seat === 0 ? 'person' : 'bot',
    level: seat === 0 ? null : 'heuristic',
    name,
    taken: seat === 0,
    online: true,
    mine: seat === 0,
  })),
  tokens: { '0': 'token' },
  spectators: 0,
  fair: null,
  over: null,
}

export const view: View = {
  game: 'bang_dice',
  seats: 5,
  waiting: [0],
  over: false,
  turn: 3,
  current: 0,
  rerolls: 1,
  dice: ['one', 'beer', 'arrow', 'gatling', 'dynamite'],
  die: null,
  beers: 0,
  arrows_left: 4,
  winner: null,
  winners: [],
  players: NAMES.map((_, i) => ({
    character: 'bart_cassidy',
    life: 6,
    max_life: 8,
    arrows: 1,
    role: i === 1 ? 'sheriff' : null,
    alive: true,
  })),
}

/** Every non-empty subset of the dice that may be thrown again, and Stop. */
export function rerollQuestion(number: number, dice = [1, 2, 3, 4]): Question {
  const options = [{ id: 'stop', kind: 'stop', rule: 'BD-011', params: {}, targets: [] as string[] }]
  for (let mask = 1; mask < 1 << dice.length; mask++) {
    const picked = dice.filter((_, i) => (mask >> i) & 1)
    options.push({
      id: `reroll:${picked.join('')}`,
      kind: 'reroll',
      rule: 'BD-011',
      params: { dice: picked.join('') } as never,
      targets: picked.map((d) => `die:${d}`),
    })
  }
  return { number, kind: 'reroll', rule: 'BD-011', params: {}, options }
}

export function aimQuestion(number: number, at = [1, 4]): Question {
  const options = at.map((seat) => ({
    id: `shoot:${seat}`,
    kind: 'shoot',
    rule: 'BD-030',
    params: { at: String(seat) },
    targets: [`seat:${seat}`],
  }))
  return { number, kind: 'aim', rule: 'BD-030', params: { die: '1', face: 'one' }, options }
}

export const event = (seq: number, id: string, params: GameEvent['params'] = {}): GameEvent => ({
  seq,
  id,
  kind: id.split(':')[0]!,
  rule: 'BD-010',
  params,
})

export const words = {
  verbs: { shoot: { at: 'seat' }, reroll: { dice: 'die_set' } },
  moments: { aim: { die: 'die', face: 'face' } },
  events: { lost: { who: 'seat', lives: 'number', cause: 'loss' }, turn: { who: 'seat' } },
}

export const snapshot = (question: Question | null, events: GameEvent[] = []): ServerMessage => ({
  type: 'snapshot',
  seq: events.at(-1)?.seq ?? 0,
  view,
  question,
  waiting: [0],
  events,
  table: info,
  chat: [],
  words,
})

/** A socket's other end, driven by hand. */
export class FakePlug {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: ((e: Event) => void) | null = null
  onmessage: ((e: MessageEvent) => void) | null = null
  onclose: ((e: CloseEvent) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(code = 1000): void {
    this.lose(code)
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.({} as Event)
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent)
  }
  lose(code: number): void {
    this.readyState = 3
    this.onclose?.({ code } as CloseEvent)
  }
}
