// How flip-town is told. Only the own sheet moves step by step; the others' are looked at when one likes. A robbery, the
// poker hands and the sheriff's card have a stage of their own.
import { beatsOf, type Beat, type Change, type Story } from '../../kit/story'
import type { GameEvent, View } from '../../kit/wire'
import { scenes } from './scenes'
import { asTown, regionOf, type Goods, type Sheet, type TownView } from './view'

const who = (event: GameEvent): number => Number(event.params['who'] ?? -1)
const sheetOf = (view: TownView, seat: unknown): Sheet | undefined => view.sheets[Number(seat)]

const add =
  (sign: 1 | -1): Change<TownView> =>
  (view, p) => {
    const sheet = sheetOf(view, p['who'])
    if (sheet) sheet[p['goods'] as Goods] += sign * Number(p['count'])
  }

/** A place that was gone to looks as it does in the end. */
const mark: Change<TownView> = (view, p, after) => {
  const [sheet, then] = [sheetOf(view, p['who']), sheetOf(after, p['who'])]
  const region = regionOf(String(p['place'] ?? `target_${String(p['target'] ?? '')}`))
  if (sheet && then) Object.assign(sheet, { [region]: structuredClone(then[region]) })
}

const EVENING = new Set(['pair_shown', 'forged', 'hand'])
const ARREST = new Set(['bribed', 'sheriff', 'own_sheriff', 'arrested', 'free'])
const MILLISECONDS = { robbed: 2200, poker: 4200, sheriff: 3600 }

const causedBy = (event: GameEvent, ...causes: string[]) => causes.includes(String(event.params['cause'] ?? ''))
const isEvening = (e: GameEvent) => EVENING.has(e.kind) || (e.kind === 'gained' && causedBy(e, 'poker', 'work')) || e.kind === 'bounty'
const isArrest = (e: GameEvent) => ARREST.has(e.kind) || ((e.kind === 'lost' || e.kind === 'paid') && causedBy(e, 'arrest', 'bribe'))

function inARow(events: GameEvent[], from: number, belongs: (event: GameEvent) => boolean): number {
  let count = 0
  while (from + count < events.length && belongs(events[from + count]!)) count += 1
  return count
}

const STORY: Story<TownView> = {
  read: asTown,
  changes: {
    round: (view, p) => (view.round = Number(p['round'])),
    lineup: (view, p, after) => {
      view.lineup = [p['first'], p['second'], p['third']].map(String)
      view.turn = after.turn
      view.sheets.forEach((sheet) => (sheet.assigned = null))
    },
    gained: add(1),
    paid: add(-1),
    lost: add(-1),
    crossed_out: (view, p) => {
      const sheet = sheetOf(view, p['who'])
      if (sheet) sheet.wanted -= Number(p['count'])
    },
    visited: mark,
    robbed: mark,
    hand: (view, p) => {
      const column = sheetOf(view, p['who'])?.poker[view.round - 1]
      if (column) column.hand = String(p['hand'])
    },
    bribed: (view, p) => {
      const sheet = sheetOf(view, p['who'])
      if (sheet) sheet.bribed = true
    },
    sheriff: (view, p) => (view.sheriff = { ...view.sheriff, shown: true, card: String(p['card']) }),
  },
  dwell: {
    round: 500,
    lineup: 700,
    visited: 420,
    gained: 300,
    paid: 300,
    lost: 300,
    crossed_out: 300,
    stolen: 700,
    bounty: 700,
    land: 300,
  },
  isMinor: (event, view) => who(event) >= 0 && who(event) !== (view.me?.seat ?? -1),
  scenes,
  moment: (events, at, view) => {
    const event = events[at]!
    if (event.kind === 'robbed' && who(event) === view.me?.seat) return { kind: 'robbed', count: 1, dwell: MILLISECONDS.robbed }
    if (EVENING.has(event.kind)) return { kind: 'poker', count: inARow(events, at, isEvening), dwell: MILLISECONDS.poker }
    if (event.kind === 'bribed' || event.kind === 'sheriff')
      return { kind: 'sheriff', count: inARow(events, at, isArrest), dwell: MILLISECONDS.sheriff }
    return null
  },
}

export const tell = (events: GameEvent[], before: View | null, after: View): Beat[] => (before ? beatsOf(STORY, events, before, after) : [])
