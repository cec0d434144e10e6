// Events as short scenes between things on the board.
import type { Scene } from '../../kit/scenes'
import type { GameEvent } from '../../kit/wire'

const text = (e: GameEvent, name: string): string => String(e.params[name] ?? '')
const bandit = (e: GameEvent, name = 'who'): string => `bandit:${text(e, name)}`
const sheet = (e: GameEvent, name = 'who'): string => `sheet:${text(e, name)}`

const SCENES: Record<string, (event: GameEvent) => Scene[]> = {
  played: (e) => [{ kind: 'fly', icon: 'card-back', from: sheet(e), to: 'plan' }],
  laid: (e) => [{ kind: 'fly', icon: 'card-back', from: sheet(e), to: 'plan' }],
  played_hidden: (e) => [{ kind: 'fly', icon: 'card-back', from: sheet(e), to: 'plan' }],
  shot: (e) => [
    { kind: 'fly', icon: 'bullet', from: bandit(e), to: bandit(e, 'at') },
    { kind: 'hit', thing: bandit(e, 'at'), word: '−1', tone: 'bad' },
  ],
  wounded: (e) => [{ kind: 'hit', thing: bandit(e), word: '+1', tone: 'bad' }],
  took: (e) => [{ kind: 'fly', icon: text(e, 'loot'), from: `place:${text(e, 'place')}`, to: sheet(e) }],
  dropped: (e) => [{ kind: 'fly', icon: text(e, 'loot'), from: sheet(e), to: `place:${text(e, 'place')}` }],
  kept: (e) => [{ kind: 'fly', icon: 'purse', from: sheet(e, 'victim'), to: sheet(e) }],
  bought: (e) => [{ kind: 'fly', icon: 'purse', from: sheet(e), to: sheet(e, 'owner') }],
  discarded: (e) => [{ kind: 'burst', icon: 'purse', thing: sheet(e) }],
  ransom: (e) => [{ kind: 'hit', thing: sheet(e), word: '$', tone: 'good' }],
  strongbox_added: (e) => [{ kind: 'burst', icon: 'strongbox', thing: `place:${text(e, 'place')}` }],
  seduced: (e) => [{ kind: 'burst', icon: 'act-seduction', thing: bandit(e) }],
  hid: (e) => [{ kind: 'burst', icon: 'handcar', thing: sheet(e) }],
}

export const scenesOf = (event: GameEvent): Scene[] => SCENES[event.kind]?.(event) ?? []
