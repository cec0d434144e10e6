// A fight as its events tell it: both cards, and what changed them, one line each.
import { t } from '../../kit/texts/index.svelte'
import type { GameEvent } from '../../kit/wire'
import { isJoker, pokerCard, RANKS, type Rank, type WesternView } from './view'

export interface SumLine {
  /** "K" for the card itself, "−1" for a change */
  value: string
  text: string
  rank: Rank
  tone: 'first' | 'plus' | 'minus'
}
export type Sums = [SumLine[], SumLine[]]

export interface Fighter {
  seat: number | null
  name: string
  card: string | null
  laid: boolean
}

export const NPC_ICONS: Record<string, string> = {
  bandit: 'wl-bandit',
  guards: 'wl-guard',
  sheriff: 'wl-sheriff',
  man: 'wl-black',
  man_attacks: 'wl-black',
  renegade: 'wl-bandit',
  prospector: 'wl-bandit',
  train_guards: 'wl-guard',
}

const BEGINNINGS = new Set(['announced', 'met', 'restarted'])

const isOver = (event: GameEvent): boolean => ['won_fight', 'lost_fight', 'turn', 'arrested', 'escaped'].includes(event.kind)

/** The events of the fight that is being shown. */
export function eventsOfFight(events: GameEvent[]): GameEvent[] {
  const from = events.findLastIndex((event) => BEGINNINGS.has(event.kind))
  return from < 0 ? [] : events.slice(from)
}

const cardLine = (card: string): SumLine => {
  const rank = card.startsWith('fight_') ? (card.slice('fight_'.length) as Rank) : (pokerCard(card).rank as Rank)
  const text = card.startsWith('fight_') ? t('wl-fight-card') : t(`card-${pokerCard(card).name}`)
  return { value: rank.toUpperCase(), text, rank, tone: 'first' }
}

function change(before: Rank, rank: Rank, cause: string): SumLine {
  const by = RANKS.indexOf(rank) - RANKS.indexOf(before)
  return { value: `${by < 0 ? '−' : '+'}${Math.abs(by)}`, text: cause, rank, tone: by < 0 ? 'minus' : 'plus' }
}

export function sumsOf(view: WesternView, events: GameEvent[]): Sums {
  const sums: Sums = [[], []]
  let reaction = ''
  for (const { kind, params } of eventsOfFight(events)) {
    const own = (kind === 'revealed' || kind === 'copied') && Number(params['who']) === view.fighter
    const side = own || (kind === 'changed_rank' && params['side'] === 'fighter') ? 0 : 1
    const card = String(params['card'])
    // a joker fights as the card it copies, which is told right after it
    const shown = kind === 'npc_revealed' || (kind === 'revealed' && !isJoker(card)) || (kind === 'copied' && sums[side]!.length === 0)
    if (shown) sums[side]!.push(cardLine(card))
    else if (kind === 'reacted') reaction = t(`card-${pokerCard(String(params['card'])).name}`)
    else if (kind === 'changed_rank') {
      const before = sums[side]!.at(-1)?.rank ?? view.rank[side]
      const rank = String(params['rank']) as Rank
      if (before && before !== rank) sums[side]!.push(change(before, rank, reaction || t('wl-fight-bonus')))
    }
  }
  return sums
}

/** Announced, shown, reactions, over. */
export function stepOf(view: WesternView, events: GameEvent[]): number {
  const told = eventsOfFight(events)
  if (told.some(isOver)) return 3
  if (view.revealed) return 2
  return told.some(({ kind }) => kind.endsWith('revealed')) ? 1 : 0
}
