import type { GameInfo } from './wire'

/** The bot that is offered first: the strongest that still answers at once. */
export const bestOf = (game: GameInfo | undefined): string => {
  const levels = game?.bots ?? []
  return levels.includes('heuristic') ? 'heuristic' : (levels.at(-1) ?? 'random')
}
