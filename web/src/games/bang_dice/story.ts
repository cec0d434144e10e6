// How the shoot-out is told: what each event changes in the picture, and how long it is looked at.
import { beatsOf, opening, type Beat, type Story } from '../../kit/story'
import type { GameEvent, View } from '../../kit/wire'
import { scenes } from './scenes'
import { asDice, type DiceView, type Face, type Player, type Role } from './view'

const DICE = [1, 2, 3, 4, 5]
/** What hits several, and how a loss names it. */
const VICTIMS: Record<string, string> = { attack: 'indians', gatling: 'gatling' }
const BIG: Record<string, number> = { attack: 2200, gatling: 2000, out: 2400 }
const FIRST = 4200

const someone = (view: DiceView, seat: unknown): Player | undefined => view.players[Number(seat)]

/** Whether somebody loses life to what this moment tells. */
export const loses = (event: GameEvent, kind: string): boolean => event.kind === 'lost' && event.params['cause'] === VICTIMS[kind]

/** How many events until the last one is hit: arrows may go back in between, and a character may answer. */
function lastVictim(events: GameEvent[], kind: string): number {
  const over = events.findIndex((e) => e.kind === 'turn' || e.kind in VICTIMS)
  return (over < 0 ? events : events.slice(0, over)).findLastIndex((e) => loses(e, kind)) + 1
}

function spendHit(view: DiceView, seat: unknown): void {
  if (view.hits) view.hits[Number(seat)] = Math.max(0, (view.hits[Number(seat)] ?? 0) - 1)
}

export const STORY: Story<DiceView> = {
  read: asDice,
  changes: {
    turn: (view, p) => {
      view.current = Number(p['who'])
      view.dice = []
      view.die = null
    },
    rolled: (view, p, after) => {
      view.dice = DICE.map((n) => (p[`d${n}`] === 'kept' ? view.dice[n - 1]! : (p[`d${n}`] as Face)))
      view.rerolls = after.current === view.current ? after.rerolls : 0
    },
    arrow: (view, p) => {
      const player = someone(view, p['who'])
      if (player) player.arrows += 1
      view.arrows_left = Number(p['left'])
    },
    attack: (view) => {
      for (const player of view.players) {
        view.arrows_left += player.arrows
        player.arrows = 0
      }
    },
    arrows_back: (view, p) => {
      const player = someone(view, p['who'])
      if (player) player.arrows -= Number(p['count'])
      view.arrows_left += Number(p['count'])
    },
    lost: (view, p) => {
      const player = someone(view, p['who'])
      if (player) player.life -= Number(p['lives'])
      if (p['cause'] === 'shot') spendHit(view, p['who'])
    },
    dodged: (view, p) => spendHit(view, p['who']),
    healed: (view, p) => {
      const player = someone(view, p['who'])
      if (player) player.life += Number(p['lives'])
    },
    aimed: (view, p) => {
      if (view.hits) view.hits[Number(p['at'])] = (view.hits[Number(p['at'])] ?? 0) + Number(p['lives'])
    },
    out: (view, p) => {
      const player = someone(view, p['who'])
      if (player) Object.assign(player, { alive: false, role: p['role'] as Role })
    },
    dynamite: (view) => (view.rerolls = 0),
  },
  dwell: {
    turn: 450,
    rolled: 800,
    arrow: 380,
    lost: 480,
    arrows_back: 320,
    healed: 420,
    aimed: 600,
    dodged: 480,
    poured: 420,
    gave: 480,
    dynamite: 800,
  },
  scenes,
  moment: (events, at) => {
    const event = events[at]!
    const dwell = BIG[event.kind]
    if (dwell === undefined) return null
    return { kind: event.kind, count: 1 + lastVictim(events.slice(at + 1), event.kind), dwell }
  },
}

export const tell = (events: GameEvent[], before: View | null, after: View): Beat[] =>
  before ? beatsOf(STORY, events, before, after) : opening('dealt', events, after, FIRST)
