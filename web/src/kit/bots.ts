import { texts } from './texts/index.svelte'
import type { GameInfo } from './wire'

/** The bot that is offered first: the strongest that still answers at once. */
export const bestOf = (game: GameInfo | undefined): string => {
  const levels = game?.bots ?? []
  return levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random')
}

const THINKING = new Set(['hard', 'expert'])

/** Whether a bot of this level takes its time to think ahead. */
export const isThinker = (level: string | null | undefined): level is string => THINKING.has(level ?? '')

/** In a word, how a bot of this level plays. */
export const howItPlays = (level: string): string => texts.find(`bot-${level}`, {}, 'plays') ?? ''
