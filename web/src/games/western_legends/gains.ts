// What an event of a preview means for this seat, in a word or two.
import type { Gain } from '../../kit/game'
import { t, texts } from '../../kit/texts/index.svelte'
import type { GameEvent, Option } from '../../kit/wire'

type Told = Pick<GameEvent, 'kind' | 'params'>

const count = (event: Told, name: string) => Number(event.params[name])

const GAINS: Record<string, (event: Told) => Gain> = {
  earned: (event) => ({ sign: '+', text: `$${count(event, 'dollars')}` }),
  paid: (event) => ({ sign: '−', text: `$${count(event, 'dollars')}` }),
  got_gold: (event) => ({ sign: '+', text: t('wl-gain-gold', { count: count(event, 'nuggets') }) }),
  lost_gold: (event) => ({ sign: '−', text: t('wl-gain-gold', { count: count(event, 'nuggets') }) }),
  got_legend: (event) => ({ sign: '+', text: t('wl-gain-legend', { count: count(event, 'points') }) }),
  lost_legend: (event) => ({ sign: '−', text: t('wl-gain-legend', { count: count(event, 'points') }) }),
  healed: (event) => ({ sign: '+', text: t('wl-gain-healed', { count: count(event, 'count') }) }),
  wounded: (event) => ({ sign: '!', text: t('wl-gain-wounds', { count: count(event, 'count') }) }),
  drew: (event) => ({ sign: '+', text: t('wl-gain-cards', { count: count(event, 'count') }) }),
  on_marshal: () => ({ sign: '+', text: t('wl-gain-marshal') }),
  on_wanted: () => ({ sign: '!', text: t('wl-gain-wanted') }),
  lost_badge: () => ({ sign: '−', text: t('wl-gain-badge') }),
}

export function gain(event: Told, seat: number): Gain | null {
  return String(event.params['who']) === String(seat) ? (GAINS[event.kind]?.(event) ?? null) : null
}

/** Whom or what an action fights for. */
const FIGHTS: Record<string, string> = {
  duel: 'quarrel-duel',
  rob: 'quarrel-robbery',
  arrest: 'quarrel-arrest',
  heist: 'opponent-guards',
  duel_man: 'opponent-man',
  rob_train: 'opponent-train_guards',
}

export const stake = (option: Option): string | undefined => texts.find(FIGHTS[option.kind] ?? '', {}, 'help')
