// How Frontier legends is told: what each event changes in the picture, and how long it is looked at.
import { beatsOf, type Beat, type Story } from '../../kit/story'
import type { Scene } from '../../kit/scenes'
import type { GameEvent, Params, View } from '../../kit/wire'
import { FAR_CHANGES, FAR_DWELL, FAR_MOMENTS } from './telling'
import { asWestern, type Player, type Rank, type WesternView } from './view'

const someone = (view: WesternView, p: Params): Player => view.players[Number(p['who'])]!
const set =
  <K extends keyof Player>(field: K, from: string) =>
  (view: WesternView, p: Params): void => {
    someone(view, p)[field] = Number(p[from]) as Player[K]
  }

function beginFight(view: WesternView, p: Params, after: WesternView): void {
  endFight(view)
  view.fighter = Number(p['who'])
  view.target = p['target'] === undefined ? null : Number(p['target'])
  view.quarrel = p['quarrel'] === undefined ? null : (String(p['quarrel']) as WesternView['quarrel'])
  view.npc = p['opponent'] === undefined ? null : (String(p['opponent']) as WesternView['npc'])
  view.npc_seat = after.npc_seat
}

function endFight(view: WesternView): void {
  Object.assign(view, { fighter: null, target: null, quarrel: null, npc: null, revealed: false, rank: [null, null], played: [] })
  for (const player of view.players) Object.assign(player, { committed: [], npc_card: [] })
}

const hideCard = (cards: (string | null)[]): void => {
  if (cards.length === 0) cards.push(null)
}

const SIDES = ['fighter', 'opponent']
/** What everybody should read: how long. */
const MOMENTS: Record<string, number> = { resolved: 3200, end_is_near: 2800, man_nears_end: 2800, last_round: 2200, ...FAR_MOMENTS }

export const STORY: Story<WesternView> = {
  read: asWestern,
  changes: {
    is_character: (view, p, after) => {
      const { place: _, ...kit } = after.players[Number(p['who'])]!
      Object.assign(someone(view, p), kit)
    },
    turn: (view, p) => {
      endFight(view)
      view.active = Number(p['who'])
    },
    went: (view, p) => (someone(view, p).place = String(p['to'])),
    sheriff_at: (view, p) => (view.sheriff = String(p['to'])),
    sheriff_back: (view, p) => (view.sheriff = String(p['to'])),
    bandit_comes: (view, p) => view.bandits.push(String(p['to'])),
    bandit_leaves: (view, p) => (view.bandits = view.bandits.filter((hideout) => hideout !== p['of'])),
    man_goes: (view, p) => (view.man = String(p['to'])),
    man_gains: (view, p) => (view.man_legend = Number(p['left'])),
    earned: set('money', 'left'),
    paid: set('money', 'left'),
    got_gold: set('nuggets', 'left'),
    lost_gold: set('nuggets', 'left'),
    wounded: set('wounds', 'left'),
    healed: set('wounds', 'left'),
    got_legend: set('legend', 'left'),
    lost_legend: set('legend', 'left'),
    on_marshal: (view, p) => Object.assign(someone(view, p), { marshal: Number(p['cell']), wanted: 0 }),
    on_wanted: (view, p) => Object.assign(someone(view, p), { wanted: Number(p['cell']), marshal: 0 }),
    lost_badge: (view, p) => (someone(view, p).marshal = 0),
    marked: (view, p) => (someone(view, p).markers[Number(p['stack']) - 1]! += 1),
    announced: beginFight,
    met: beginFight,
    committed: (view, p) => hideCard(someone(view, p).committed),
    sent: (view, p) => {
      view.npc_seat = Number(p['who'])
      hideCard(someone(view, p).npc_card)
    },
    revealed: (view, p) => (someone(view, p).committed = [String(p['card'])]),
    npc_revealed: (view, p) => {
      if (view.npc_seat !== null) view.players[view.npc_seat]!.npc_card = [String(p['card'])]
    },
    changed_rank: (view, p) => {
      view.revealed = true
      view.rank[SIDES.indexOf(String(p['side']))] = String(p['rank']) as Rank
    },
    reacted: (view, p) => view.played.push(String(p['card'])),
    restarted: (view) => {
      view.revealed = false
      for (const player of view.players) player.npc_card = []
    },
    joined: (view, p) => {
      if (!view.gamblers.includes(Number(p['who']))) view.gamblers.push(Number(p['who']))
    },
    deals: (view, p) => (view.dealer = Number(p['who'])),
    flopped: (view, p) => view.flop.push(String(p['card'])),
    showed: (view, p) => {
      const player = someone(view, p)
      player.laid = [...player.laid.filter((card) => card !== null && card !== p['card']), String(p['card'])]
    },
    played_card: (view, p) => (view.in_play = [String(p['card'])]),
    rolled: (view, p) => (view.dice = [p['first'], p['second']] as WesternView['dice']),
    ...FAR_CHANGES,
  },
  dwell: {
    turn: 500,
    took_income: 350,
    went: 650,
    sheriff_at: 550,
    sheriff_back: 500,
    bandit_comes: 400,
    bandit_leaves: 500,
    man_goes: 600,
    man_plays: 900,
    man_gains: 500,
    earned: 350,
    paid: 350,
    got_gold: 450,
    wounded: 500,
    healed: 400,
    got_legend: 450,
    lost_legend: 450,
    on_marshal: 500,
    on_wanted: 500,
    played_card: 800,
    announced: 900,
    met: 900,
    committed: 300,
    sent: 300,
    revealed: 900,
    npc_revealed: 900,
    changed_rank: 600,
    reacted: 900,
    refused: 700,
    surrendered: 700,
    won_fight: 1100,
    lost_fight: 1100,
    arrested: 900,
    rolled: 700,
    rolled_one: 600,
    joined: 400,
    deals: 400,
    flopped: 450,
    showed: 550,
    has_hand: 700,
    won_pot: 1200,
    pot_lost: 1200,
    bought: 600,
    upgraded: 600,
    used_item: 500,
    marked: 600,
    shifted: 600,
    works: 350,
    deposits: 400,
    revels: 400,
    sees_doctor: 400,
    starts_heist: 700,
    took_cattle: 400,
    declared: 900,
    became_legend: 1000,
    ...FAR_DWELL,
  },
  scenes,
  moment: (events, at) => {
    const { kind } = events[at]!
    const dwell = MOMENTS[kind]
    return dwell ? { kind, count: 1, dwell } : null
  },
}

const seat = (e: GameEvent): string => `seat:${String(e.params['who'])}`
const gained = (icon: string, key: string) => (e: GameEvent) => [
  { kind: 'hit', thing: seat(e), word: `+${String(e.params[key])}`, tone: 'good' } as Scene,
]
const lost = (key: string) => (e: GameEvent) => [{ kind: 'hit', thing: seat(e), word: `−${String(e.params[key])}`, tone: 'bad' } as Scene]

const SCENES: Record<string, (e: GameEvent) => Scene[]> = {
  earned: gained('dollar', 'dollars'),
  paid: lost('dollars'),
  got_gold: gained('nugget', 'nuggets'),
  got_legend: gained('legend-star', 'points'),
  lost_legend: lost('points'),
  wounded: lost('count'),
  healed: gained('wound', 'count'),
  won_fight: (e) => [{ kind: 'burst', icon: 'duel', thing: seat(e) }],
  became_legend: (e) => [{ kind: 'burst', icon: 'legend-star', thing: seat(e) }],
}

function scenes(event: GameEvent): Scene[] {
  return SCENES[event.kind]?.(event) ?? []
}

export const tell = (events: GameEvent[], before: View | null, after: View): Beat[] => (before ? beatsOf(STORY, events, before, after) : [])
