// What own cards make with the flop (WL-155 to WL-170): for whoever chooses. The rules decide; this only shows.
import { isJoker, pokerCard, RANKS } from './view'

/** Best first. */
export const COMBINATIONS = [
  'royal_flush',
  'five',
  'straight_flush',
  'four',
  'full_house',
  'flush',
  'straight',
  'three',
  'two_pair',
  'pair',
  'high_card',
]
const WHOLE = 5
const OPEN = 3
const GROUPED: [RegExp, string][] = [
  [/^5/, 'five'],
  [/^4/, 'four'],
  [/^32/, 'full_house'],
  [/^3/, 'three'],
  [/^22/, 'two_pair'],
  [/^2/, 'pair'],
]

/** The combination, then the ranks that matter most: lower is better, and comes first. */
type Worth = [place: number, ...ranks: number[]]
const isBetter = (a: Worth, b: Worth): boolean => {
  const at = a.findIndex((part, i) => part !== b[i])
  return at >= 0 && a[at]! < (b[at] ?? Infinity)
}

function worthOf(ranks: number[], isOneSuit: boolean): Worth {
  const count = (rank: number) => ranks.filter((other) => other === rank).length
  const groups = [...new Set(ranks)].sort((a, b) => count(b) - count(a) || b - a)
  const [top = 0] = groups
  const isStraight = groups.length === WHOLE && top === groups.at(-1)! + WHOLE - 1
  const grouped = GROUPED.find(([sizes]) => sizes.test(groups.map(count).join('')))?.[1]
  const named = [
    isStraight && isOneSuit && (top === RANKS.length - 1 ? 'royal_flush' : 'straight_flush'),
    isOneSuit && 'flush',
    isStraight && 'straight',
    grouped ?? 'high_card',
  ]
  const places = named.filter((name) => name !== false).map((name) => COMBINATIONS.indexOf(name))
  return [Math.min(...places), ...groups.map((rank) => -rank)]
}

/** With so many cards that may be anything. */
function bestWith(ranks: number[], isOneSuit: boolean, wild: number): Worth {
  if (wild === 0) return worthOf(ranks, isOneSuit && ranks.length === WHOLE)
  return RANKS.map((_, rank) => bestWith([...ranks, rank], isOneSuit, wild - 1)).reduce((a, b) => (isBetter(b, a) ? b : a))
}

/** Cheat is any card in the hand and a 2 in the flop, a joker any card in both. */
function worthOfHand(own: string[], flop: string[]): Worth {
  const wild = [...own.filter((card) => pokerCard(card).name === 'cheat'), ...[...own, ...flop].filter(isJoker)]
  const cards = [...own, ...flop].filter((card) => !wild.includes(card)).map(pokerCard)
  const ranks = cards.map(({ rank }) => RANKS.findIndex((other) => other === rank))
  return bestWith(ranks, new Set(cards.map(({ suit }) => suit)).size === 1, wild.length)
}

const choices = <T>(from: T[], count: number): T[][] =>
  count === 0 ? [[]] : from.flatMap((one, i) => choices(from.slice(i + 1), count - 1).map((rest) => [one, ...rest]))

/** A player's joker is a copy of a card that stays in hand (WLX-006); where none stays it is nothing. */
function copied(own: string[], hand: string[]): string[][] {
  const stay = hand.filter((card) => !isJoker(card) && !own.includes(card))
  const plain = own.filter((card) => !isJoker(card))
  if (stay.length === 0) return [plain]
  return own.filter(isJoker).reduce((found) => stay.flatMap((card) => found.map((cards) => [...cards, card])), [plain])
}

/** The best combination of two of these cards with three of the open ones; those laid already are among the two. For the
 * dealer of the house a joker is any card. */
export function bestCombination(hand: string[], laid: string[], flop: string[], isDealer = false): string | null {
  const more = Math.min(Math.max(0, 2 - laid.length), hand.length)
  if (flop.length < OPEN || laid.length + more === 0 || (!isDealer && laid.some(isJoker))) return null
  const hands = choices(hand, more).flatMap((own) => (isDealer ? [own] : copied(own, hand)))
  const worths = hands.flatMap((own) => choices(flop, OPEN).map((open) => worthOfHand([...laid, ...own], open)))
  return COMBINATIONS[worths.reduce((a, b) => (isBetter(b, a) ? b : a))[0]]!
}
