// How the second board is told: train, tokens, herds, the gambler track and faro.
import type { Change } from '../../kit/story'
import type { Params } from '../../kit/wire'
import type { Gambling, WesternView } from './view'

type Changes = Record<string, Change<WesternView>>
const own = (view: WesternView, p: Params): Gambling | undefined => view.gamblers_track?.[Number(p['who'])]
const at = (p: Params): string => String(p['at'])
const more = (count: Record<string, number> | undefined, p: Params, by: number): void => {
  if (count) count[at(p)] = (count[at(p)] ?? 0) + by
}
const dropBet = (view: WesternView, p: Params): void => {
  const gambling = own(view, p)
  if (gambling) gambling.bets = gambling.bets.filter(({ rank }) => rank !== p['rank'])
}

function setLonghorns(view: WesternView, p: Params): void {
  const gambling = own(view, p)
  if (gambling) gambling.longhorns = Number(p['left'] ?? 0)
}

/** Where somebody met it, it is turned over. */
function turnOver(view: WesternView, p: Params): void {
  const place = view.players[Number(p['who'])]?.place
  view.event_tokens = (view.event_tokens ?? []).filter((token) => token.at !== place)
}

export const FAR_CHANGES: Changes = {
  train_at: (view, p) => (view.train = String(p['stop'])),
  stops_train: (view, p) => (view.heist_now = [String(p['heist'])]),
  token_at: (view, p) => view.event_tokens?.push({ kind: String(p['kind']), at: at(p) }),
  token_back: (view, p) => (view.event_tokens = (view.event_tokens ?? []).filter((token) => token.at !== p['at'])),
  renegade_is: (view, p) => {
    turnOver(view, p)
    view.renegade_met = [String(p['token'])]
  },
  prospector_is: (view, p) => {
    turnOver(view, p)
    view.prospector_met = [String(p['token'])]
  },
  roller_at: (view, p) => view.high_rollers?.push(String(p['town'])),
  roller_is: (view, p) => (view.roller_met = [String(p['token'])]),
  gold_at: (view, p) => more(view.lost_gold, p, 1),
  longhorns_at: (view, p) => more(view.grazing, p, Number(p['count'])),
  got_longhorns: setLonghorns,
  sold_longhorns: setLonghorns,
  lost_longhorns: setLonghorns,
  on_gambler: (view, p) => {
    const gambling = own(view, p)
    if (gambling) gambling.gambler = Number(p['cell'])
  },
  sits_down: (view, p) => {
    Object.assign(view, { faro: [], faro_up: [] })
    if (!view.gamblers.includes(Number(p['who']))) view.gamblers.push(Number(p['who']))
  },
  faro_shows: (view, p) => view.faro?.push(String(p['card'])),
  bets: (view, p) => own(view, p)?.bets.push({ rank: String(p['rank']), dollars: Number(p['dollars']) }),
  faro_turns: (view, p) => view.faro_up?.push(String(p['card'])),
  lost_bet: dropBet,
  won_bet: dropBet,
  jackpot_hit: dropBet,
  withdrew: (view, p) => {
    const gambling = own(view, p)
    if (gambling) gambling.bets = []
  },
}

export const FAR_DWELL: Record<string, number> = {
  train_at: 600,
  token_at: 500,
  roller_at: 500,
  gold_at: 400,
  longhorns_at: 400,
  got_longhorns: 400,
  sold_longhorns: 500,
  stole_longhorn: 500,
  explored: 900,
  surveyed: 400,
  on_gambler: 500,
  renegade_is: 800,
  prospector_is: 800,
  roller_is: 800,
  beat_roller: 1100,
  rides_the_rails: 500,
  takes_the_trail: 500,
  sits_down: 400,
  faro_shows: 450,
  bets: 500,
  faro_turns: 1100,
  lost_bet: 700,
  won_bet: 900,
  jackpot_hit: 1300,
  withdrew: 500,
  raises: 400,
  folds: 400,
}

/** Cards that are read by everybody: how long. */
export const FAR_MOMENTS: Record<string, number> = { happens: 2600, stops_train: 2200 }
