// The games this table can draw: whoever has a folder here. `face.ts` is seen in the lobby, `index.ts` is the board and
// is loaded when it is needed. A game without a board is played through the generic prompt and view.
import type { GameBoard, GameFace } from '../kit/game'
import { addSymbols } from '../kit/sprite'

const gameOf = (path: string): string => path.split('/')[1]!
const byGame = <T>(files: Record<string, T>): Map<string, T> => new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]))

const FACES = byGame(import.meta.glob<GameFace>('./*/face.ts', { eager: true, import: 'face' }))
const BOARDS = byGame(import.meta.glob<GameBoard>('./*/index.ts', { import: 'board' }))
const SPRITES = import.meta.glob<string>('./*/sprite*.svg', { query: '?raw', import: 'default' })

export const faceOf = (game: string): GameFace | undefined => FACES.get(game)

export const boardOf = async (game: string): Promise<GameBoard | null> => (await BOARDS.get(game)?.()) ?? null

/** A game's drawings without its board. */
export async function drawingsOf(game: string): Promise<void> {
  const own = Object.keys(SPRITES).filter((path) => gameOf(path) === game)
  for (const sprite of await Promise.all(own.map((path) => SPRITES[path]!()))) addSymbols(sprite)
}

/** Shown in the lobby before their rules are here. */
export const ANNOUNCED = [...FACES.keys()]
