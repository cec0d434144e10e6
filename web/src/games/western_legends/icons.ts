// Pictures for the lines of the log and of the options.
import type { GameEvent, Option } from '../../kit/wire'
import { ITEM_ICONS, pokerCard } from './view'

const EVENTS: Record<string, string> = {
  is_character: 'ui-people',
  starts: 'ui-people',
  took_income: 'dollar',
  wanted_income: 'wanted',
  earned: 'dollar',
  paid: 'dollar',
  got_gold: 'nugget',
  lost_gold: 'nugget',
  deposits: 'bank',
  wounded: 'wound',
  healed: 'wound',
  sees_doctor: 'doctor',
  got_legend: 'legend-star',
  lost_legend: 'legend-star',
  became_legend: 'legend-star',
  on_marshal: 'marshal-badge',
  lost_badge: 'marshal-badge',
  on_wanted: 'wanted',
  went: 'hoof',
  drew: 'hand-cards',
  drew_card: 'hand-cards',
  gave: 'hand-cards',
  reshuffled: 'hand-cards',
  discarded: 'hand-cards',
  looked: 'ui-eye',
  saw_card: 'ui-eye',
  saw_fight_card: 'ui-eye',
  announced: 'duel',
  met: 'duel',
  committed: 'card-back',
  sent: 'card-back',
  refused: 'ui-close',
  surrendered: 'handcuffs',
  arrested: 'handcuffs',
  escaped: 'hoof',
  won_fight: 'duel',
  lost_fight: 'tomb',
  changed_rank: 'turn-switch',
  restarted: 'turn-switch',
  sheriff_at: 'wl-sheriff',
  sheriff_back: 'wl-sheriff',
  bandit_comes: 'wl-bandit',
  bandit_leaves: 'wl-bandit',
  took_cattle: 'cattle',
  returned_cattle: 'cattle',
  stole_cattle: 'cattle',
  wrangled_green: 'cattle-green',
  wrangled_blue: 'cattle-blue',
  rustled_green: 'cattle-green',
  rustled_blue: 'cattle-blue',
  rolled: 'pickaxe',
  rolled_one: 'pickaxe',
  starts_heist: 'bank',
  revels: 'cabaret',
  works: 'hammer',
  joined: 'saloon',
  deals: 'saloon',
  has_hand: 'saloon',
  won_pot: 'saloon',
  pot_lost: 'saloon',
  marked: 'story',
  shifted: 'story',
  resolved: 'story',
  took_part: 'story',
  declared: 'tok-legend',
  got_tokens: 'tok-legend',
  copied: 'joker',
  investigated: 'ui-eye',
  slipped_past: 'it-coat',
  sipped: 'it-flask',
  end_is_near: 'legend-star',
  last_round: 'legend-star',
}
const OPTIONS: Record<string, string> = {
  be: 'ui-people',
  start: 'ui-target',
  move: 'hoof',
  go: 'hoof',
  drive: 'wl-sheriff',
  send_man: 'wl-black',
  duel: 'duel',
  duel_man: 'duel',
  rob: 'act-rob',
  rob_man: 'act-rob',
  arrest: 'handcuffs',
  shop: 'store',
  leave: 'ui-check',
  gamble: 'saloon',
  join: 'saloon',
  prospect: 'pickaxe',
  deposit: 'nugget',
  sell: 'nugget',
  steal_gold: 'nugget',
  heist: 'bank',
  heal: 'doctor',
  revel: 'cabaret',
  spend: 'dollar',
  acquire: 'cattle',
  work: 'hammer',
  end_turn: 'ui-check',
  refuse: 'ui-close',
  surrender: 'handcuffs',
  pass: 'ui-check',
  take_legend: 'legend-star',
  take_badge: 'marshal-badge',
  steal_money: 'dollar',
  give_money: 'dollar',
  take_money: 'dollar',
  give_random: 'hand-cards',
  reroll: 'pickaxe',
  keep_dice: 'ui-check',
  add_bandit: 'wl-bandit',
  remove_bandit: 'wl-bandit',
  mark: 'story',
  shift: 'story',
  declare: 'tok-legend',
  give_back: 'tok-legend',
  investigate: 'ui-eye',
  take_crime: 'wanted',
  settle: 'coach',
  sip: 'it-flask',
  put_back: 'store',
  yes: 'ui-check',
  no: 'ui-close',
}
const INCOMES: Record<string, string> = { money: 'dollar', cards: 'hand-cards', both: 'dollar' }
const FACES: Record<string, string> = { nugget: 'pd-nugget', vein: 'pd-ten', dust: 'pd-ten-again', pebbles: 'pd-gravel' }
export const dieIcon = (face: string): string => FACES[face] ?? 'ui-why'

const suitOf = (card: unknown): string => (String(card).startsWith('fight_') ? 'card-back' : pokerCard(String(card)).suit)

export function eventIcon(event: GameEvent): string {
  const { card, item } = event.params
  if (event.kind.startsWith('man_')) return 'wl-black'
  if (EVENTS[event.kind]) return EVENTS[event.kind]!
  if (item) return ITEM_ICONS[String(item)] ?? 'store'
  return card ? suitOf(card) : 'ui-chevron'
}

/** The dice of a roll. */
export function pictures(event: GameEvent): { icon: string }[] {
  const faces = ['first', 'second', 'face'].flatMap((name) => (event.params[name] === undefined ? [] : [String(event.params[name])]))
  return event.kind.startsWith('rolled') ? faces.filter((face) => face !== 'none').map((face) => ({ icon: dieIcon(face) })) : []
}

export function optionIcon(option: Option): string {
  const { card, item, kind } = option.params
  if (card) return suitOf(card)
  if (item) return ITEM_ICONS[String(item)] ?? 'store'
  if (option.kind === 'income') return INCOMES[String(kind)] ?? 'dollar'
  return OPTIONS[option.kind] ?? 'ui-chevron'
}
