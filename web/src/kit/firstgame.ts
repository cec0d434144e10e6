// A first game with bots, opened with one press: the set-up for newcomers, and the coach beside it.
import { api } from './api'
import { bestOf } from './bots'
import { settled } from './gameoptions'
import { setUpOf } from './presets'
import { keep, settings } from './settings.svelte'
import { visitor } from './visitor.svelte'
import type { GameInfo } from './wire'

/** The address of the table. */
export async function openFirstGame(game: GameInfo, name: string): Promise<string> {
  const { count, options } = setUpOf(game, 'first')!
  keep('gulch-name', name.trim())
  await visitor.rename(name)
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level: bestOf(game) }))
  const seats = [{ kind: 'person' as const }, ...bots]
  const { id } = await api.create({ game: game.id, options: settled(game.options, options, count), public: false, clock: null, seats })
  await api.sit(id)
  await api.start(id)
  settings.change({ coach: true })
  return `/t/${id}`
}
