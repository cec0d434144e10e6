// The second board as it is drawn, and the train board above both.
import { BESIDE, layBeside, moved, type Drawn } from '../land'
import regions from './regions.json'

const drawn = regions.territories as unknown as Record<string, Drawn>
/** How high the train board is. */
export const TRAIN_BOARD = 100
layBeside(Object.entries(drawn), regions.size[0]!, TRAIN_BOARD)
export const RIGHT_EDGE = BESIDE + regions.size[0]!

/** Where the names of houses stand; its places have their names in the game's own texts. */
export const CAPTIONS: { loc: string; x: number; y: number }[] = [
  ...regions.shops.map(({ loc, at }) => ({ loc: loc === 'trading_post' ? loc : 'saloon', x: at[0]! + BESIDE, y: at[1]! + 40 })),
  ...Object.values(drawn).flatMap((t) => {
    const loc = t.loc[0]
    if (!t.art || !loc || loc === 'saloon' || loc.startsWith('frontier')) return []
    return [{ loc, x: t.art[0]! + BESIDE, y: t.art[1]! + 46 }]
  }),
]
export const NAMES = regions.names
export const SIGNS = regions.signs.map(({ region, x, y }) => ({ region, x: x + BESIDE, y }))
/** Where the number of a frontier token stands. */
export const frontierSpot = (id: string): number[] => moved(drawn[id]?.art ?? [0, 0], BESIDE)

/** The stops on the train board, with the letter of their hideouts; the others are territories. */
export const BOARD_STOPS: { id: string; letter: string; x: number; y: number }[] = [
  { id: 'a_left', letter: 'A', x: 60, y: -50 },
  { id: 'b', letter: 'B', x: 640, y: -50 },
  { id: 'a_right', letter: 'A', x: 1140, y: -50 },
]
