// The robbery told event by event: each event changes the picture a little, so that a card is seen before its effect.
import type { GameEvent, Params } from '../../kit/wire'
import { banditOf, carNumber, laneOf, type ColtView, type Loot } from './view'

export interface Beat {
  view: ColtView
  event: GameEvent
  /** how long it is looked at, at ordinary speed; 0: together with the next */
  dwell: number
}

const DWELL: Record<string, number> = {
  round: 800,
  played: 340,
  played_hidden: 340,
  drew: 240,
  passed: 240,
  shown: 800,
  moved: 650,
  marshal: 650,
  shot: 700,
  wounded: 500,
  took: 650,
  dropped: 600,
  kept: 600,
  no_effect: 600,
  event: 900,
  strongbox_added: 600,
  discarded: 500,
  ransom: 500,
  handcar: 600,
  hid: 500,
  bought: 700,
  bullet_removed: 500,
  seduced: 600,
}

function takeOff(view: ColtView, name: string): void {
  const lanes = [...view.train.flatMap((car) => [car.inside, car.roof]), ...(view.handcar ? [view.handcar] : [])]
  for (const lane of lanes) lane.bandits = lane.bandits.filter((b) => b !== name)
}

function putAt(view: ColtView, name: string, place: string): void {
  takeOff(view, name)
  laneOf(view, place)?.bandits.push(name)
  const bandit = banditOf(view, name)
  if (bandit) bandit.place = place
}

function add(counts: Partial<Record<string, number>> | undefined, what: string, by: number): void {
  if (!counts) return
  const now = (counts[what] ?? 0) + by
  if (now > 0) counts[what] = now
  else delete counts[what]
}

const text = (params: Params, name: string): string => String(params[name] ?? '')

type Change = (view: ColtView, params: Params, after: ColtView) => void

function showCard(view: ColtView, p: Params): void {
  const next = view.step === 'steal' ? view.shown + 1 : 0
  view.shown = next
  view.step = 'steal'
  view.pile[next] = { bandit: text(p, 'who'), card: text(p, 'card'), hidden: false }
}

function lay(view: ColtView, bandit: string, card: string | null): void {
  view.pile.push({ bandit, card, hidden: card === null })
  const player = view.players[banditOf(view, bandit)?.seat ?? -1]
  if (player) player.hand = Math.max(0, player.hand - 1)
}

function openRound(view: ColtView, p: Params, after: ColtView): void {
  view.pile = []
  view.shown = 0
  view.step = 'scheme'
  view.round = Number(p['round'])
  view.first = Number(p['first'])
  if (after.round === view.round) view.round_card = { ...after.round_card, turn: 0 }
}

function move(view: ColtView, from: string | null, to: string | null, loot: Loot): void {
  if (from) add(banditOf(view, from)?.loot ?? laneOf(view, from)?.loot, loot, -1)
  if (to) add(banditOf(view, to)?.loot ?? laneOf(view, to)?.loot, loot, 1)
}

const CHANGES: Record<string, Change> = {
  round: openRound,
  played: (v, p) => lay(v, text(p, 'who'), text(p, 'card')),
  played_hidden: (v, p) => lay(v, text(p, 'who'), null),
  drew: (v, p) => {
    const player = v.players[Number(p['who'])]
    if (!player) return
    player.hand += Number(p['count'])
    player.deck = Math.max(0, player.deck - Number(p['count']))
  },
  shown: showCard,
  moved: (v, p) => putAt(v, text(p, 'who'), text(p, 'to')),
  marshal: (v, p) => (v.marshal = carNumber(text(p, 'to'))),
  shot: (v, p) => {
    const shooter = banditOf(v, text(p, 'who'))
    if (shooter) shooter.bullets = Math.max(0, shooter.bullets - 1)
    add(banditOf(v, text(p, 'at'))?.wounds, text(p, 'who'), 1)
  },
  wounded: (v, p) => add(banditOf(v, text(p, 'who'))?.wounds, 'neutral', 1),
  took: (v, p) => move(v, text(p, 'place'), text(p, 'who'), text(p, 'loot') as Loot),
  dropped: (v, p) => move(v, text(p, 'who'), text(p, 'place'), text(p, 'loot') as Loot),
  kept: (v, p) => move(v, text(p, 'victim'), text(p, 'who'), 'purse'),
  bought: (v, p) => move(v, text(p, 'who'), text(p, 'owner'), 'purse'),
  discarded: (v, p) => move(v, text(p, 'who'), null, 'purse'),
  strongbox_added: (v, p) => move(v, null, text(p, 'place'), 'strongbox'),
  handcar: (v, p) => {
    if (v.handcar) v.handcar.end = text(p, 'end') === 'tail' ? 'tail' : 'head'
  },
  hid: (v, p) => {
    takeOff(v, text(p, 'who'))
    const bandit = banditOf(v, text(p, 'who'))
    if (bandit) bandit.place = 'under'
  },
}

export function tell(view: ColtView, event: GameEvent, after: ColtView): ColtView {
  const change = CHANGES[event.kind]
  if (!change) return view
  const next = structuredClone(view)
  change(next, event.params, after)
  return next
}

/** What was told at once, one event after the other. The last picture is the table as it is. */
export function beatsOf(events: GameEvent[], before: ColtView, after: ColtView): Beat[] {
  if (events.some((e) => e.id.startsWith('undo:'))) return []
  const beats: Beat[] = []
  let view = before
  for (const event of events) {
    view = tell(view, event, after)
    beats.push({ view, event, dwell: DWELL[event.kind] ?? 0 })
  }
  return beats.filter((beat) => beat.dwell > 0)
}
