// Real games, as the rules tell them: whatever the rules change, the board must be able to tell.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { GameEvent, View } from '../src/kit/wire'

export interface Told {
  table: number
  before: View
  events: GameEvent[]
  after: View
}

const root = join(import.meta.dirname, '../..')

export function momentsOf(game: string): Told[] {
  const python = process.env['GULCH_PYTHON'] ?? join(root, '.venv/bin/python')
  const lines = execFileSync(python, [join(import.meta.dirname, 'moments.py'), game], {
    env: { ...process.env, GULCH_PURE: '1' },
    maxBuffer: 1 << 28,
    encoding: 'utf8',
  })
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told)
}
