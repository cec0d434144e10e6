// What each event changes in the picture.
import type { Params } from '../../kit/wire'
import {
  banditOf,
  carNumber,
  isCovered,
  laneOf,
  sum,
  type ColtView,
  type Counts,
  type Lane,
  type Loot,
  type PileCard,
  type Player,
} from './view'

type Change = (view: ColtView, params: Params, after: ColtView) => void

const text = (params: Params, name: string): string => String(params[name] ?? '')

function add(counts: Partial<Record<string, number>> | undefined, what: string, by: number): void {
  if (!counts) return
  const now = (counts[what] ?? 0) + by
  if (now > 0) counts[what] = now
  else delete counts[what]
}

// ---- on the train ---------------------------------------------------------------------------------------------------
function takeOff(view: ColtView, name: string): void {
  const lanes: Lane[] = [...view.train.flatMap((car) => [car.inside, car.roof]), ...(view.handcar ? [view.handcar] : [])]
  for (const lane of lanes) lane.bandits = lane.bandits.filter((b) => b !== name)
}

/** Everybody keeps the order of the seats, so that nobody changes places when the telling is over. */
function putAt(view: ColtView, name: string, place: string): void {
  takeOff(view, name)
  const lane = laneOf(view, place)
  const order = view.bandits.map((b) => b.bandit)
  if (lane) lane.bandits = [...lane.bandits, name].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  const bandit = banditOf(view, name)
  if (bandit) bandit.place = place
}

function move(view: ColtView, from: string | null, to: string | null, loot: Loot): void {
  if (from) add(banditOf(view, from)?.loot ?? laneOf(view, from)?.loot, loot, -1)
  if (to) add(banditOf(view, to)?.loot ?? laneOf(view, to)?.loot, loot, 1)
}

// ---- cards ----------------------------------------------------------------------------------------------------------
/** Whoever chooses in secret has seen it at once; the others are told when all are done. */
const isMine = (view: ColtView, player: Player | undefined): boolean => player?.bandits.some((b) => b in view.hand) ?? false

const playerOf = (view: ColtView, bandit: string): Player | undefined => view.players[banditOf(view, bandit)?.seat ?? -1]

/** A card comes onto the pile. Where the pile is no open book, it covers the one below. */
function lay(view: ColtView, card: PileCard, after: ColtView): void {
  view.pile = view.pile.map((entry, k) => (isCovered(after.pile[k]) ? after.pile[k]! : entry))
  view.pile.push(card)
  if (card.card && card.bandit) add(view.hand[card.bandit], card.card, -1)
  const player = view.players[card.seat ?? -1]
  if (player) player.hand = Math.max(0, player.hand - 1)
  else if (view.mary) view.mary.deck -= 1
}

const played: Change = (view, p, after) => {
  const hidden = after.pile[view.pile.length]?.hidden ?? false
  lay(view, { ...laidBy(view, p), card: text(p, 'card'), hidden }, after)
}

const laidBy = (view: ColtView, p: Params): Pick<PileCard, 'bandit' | 'seat'> => ({
  bandit: text(p, 'who'),
  seat: banditOf(view, text(p, 'who'))?.seat ?? null,
})

/** Not said which: it lies there to be seen. */
const laid: Change = (view, p, after) =>
  lay(view, { ...laidBy(view, p), card: after.pile[view.pile.length]?.card ?? null, hidden: false }, after)

function draw(player: Player | undefined, wanted: number): void {
  if (!player) return
  const thrown = Object.values(player.discard ?? {})
  if (player.deck < wanted) {
    player.deck += thrown.reduce((all, cards) => all + sum(cards), 0)
    for (const bandit of Object.keys(player.discard ?? {})) player.discard![bandit] = {}
  }
  const count = Math.min(wanted, player.deck)
  player.hand += count
  player.deck -= count
  player.bullets_on_top = Math.max(0, player.bullets_on_top - count)
}

/** After scheming: hands go back into the decks; experts have sorted theirs already. */
function putAway(view: ColtView): void {
  for (const player of view.players) {
    if (player.discard) continue
    player.deck += player.hand
    player.hand = 0
  }
}

/** A card that was carried out goes back to its owner. */
function putBack(view: ColtView, entry: PileCard | undefined): void {
  if (!entry) return
  const player = view.players[entry.seat ?? -1]
  if (player?.discard) add(player.discard[entry.bandit!], entry.card!, 1)
  else if (player) player.deck += 1
  else if (view.mary) view.mary.deck += 1
}

function showCard(view: ColtView, p: Params): void {
  if (view.step === 'steal') putBack(view, view.pile[view.shown])
  else putAway(view)
  view.shown = view.step === 'steal' ? view.shown + 1 : 0
  view.step = 'steal'
  if (view.round_card) view.round_card.turn = view.round_card.turns.length
  view.pile[view.shown] = { ...laidBy(view, p), card: text(p, 'card'), hidden: false }
}

/** The last card is carried out; what follows is the end of the round. */
function endStealing(view: ColtView): void {
  if (view.step !== 'steal') return
  putBack(view, view.pile[view.shown])
  view.shown = view.pile.length
  view.step = 'round_end'
}

function openRound(view: ColtView, p: Params, after: ColtView): void {
  endStealing(view)
  view.pile = []
  view.shown = 0
  view.step = 'scheme'
  view.round = Number(p['round'])
  view.first = Number(p['first'])
  if (after.round === view.round && after.round_card) view.round_card = { ...after.round_card, turn: 0 }
}

function receive(view: ColtView, name: string, whose: string): void {
  add(banditOf(view, name)?.wounds, whose, 1)
  const player = playerOf(view, name)
  if (player) {
    player.deck += 1
    if (player.discard) player.bullets_on_top += 1
  } else if (view.mary) {
    view.mary.deck += 1
    view.mary.bullets_in_deck += 1
  }
}

const throwAway: Change = (view, p) => {
  const player = playerOf(view, text(p, 'who'))
  if (!isMine(view, player)) add(player?.discard?.[text(p, 'who')] as Counts | undefined, text(p, 'card'), Number(p['count']))
}

export const CHANGES: Record<string, Change> = {
  round: openRound,
  played,
  laid,
  played_hidden: (v, p, after) => lay(v, { ...laidBy(v, p), card: null, hidden: true }, after),
  face_down: (v, p, after) => lay(v, { bandit: null, seat: Number(p['who']), card: null, hidden: true }, after),
  drew: (v, p) => draw(v.players[Number(p['who'])], Number(p['count'])),
  fetched: (v, p) => {
    const player = v.players[Number(p['who'])]
    if (!isMine(v, player)) draw(player, 1)
  },
  fetched_card: (v, p) => draw(playerOf(v, text(p, 'who')), 1),
  threw: throwAway,
  sorted: (v, p) => {
    const player = v.players[Number(p['who'])]
    if (player) player.hand = Number(p['count'])
  },
  shown: showCard,
  moved: (v, p) => putAt(v, text(p, 'who'), text(p, 'to')),
  marshal: (v, p) => (v.marshal = carNumber(text(p, 'to'))),
  shot: (v, p) => {
    const shooter = banditOf(v, text(p, 'who'))
    if (shooter) shooter.bullets = Math.max(0, shooter.bullets - 1)
    receive(v, text(p, 'at'), text(p, 'who'))
  },
  wounded: (v, p) => {
    v.neutral -= 1
    receive(v, text(p, 'who'), 'neutral')
  },
  bullet_removed: (v) => {
    if (!v.mary) return
    v.mary.deck -= 1
    v.mary.bullets_in_deck -= 1
    v.mary.spent += 1
  },
  took: (v, p) => move(v, text(p, 'place'), text(p, 'who'), text(p, 'loot') as Loot),
  dropped: (v, p) => move(v, text(p, 'who'), text(p, 'place'), text(p, 'loot') as Loot),
  kept: (v, p) => move(v, text(p, 'victim'), text(p, 'who'), 'purse'),
  bought: (v, p) => {
    v.al_patron_has_bought = true
    move(v, text(p, 'who'), text(p, 'owner'), 'purse')
  },
  discarded: (v, p) => move(v, text(p, 'who'), null, 'purse'),
  strongbox_added: (v, p) => {
    v.strongboxes_waiting -= 1
    move(v, null, text(p, 'place'), 'strongbox')
  },
  ransom: (v, p) => {
    const bandit = banditOf(v, text(p, 'who'))
    if (bandit) bandit.money += 250
  },
  event: endStealing,
  handcar: (v, p) => {
    endStealing(v)
    if (v.handcar) v.handcar.end = text(p, 'end') === 'tail' ? 'tail' : 'head'
  },
  hid: (v, p) => {
    takeOff(v, text(p, 'who'))
    const bandit = banditOf(v, text(p, 'who'))
    if (bandit) bandit.place = 'under'
  },
}
