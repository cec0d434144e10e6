// Events as short scenes. Only the own sheet moves: the others' are looked at when one likes.
import type { Scene } from '../../kit/scenes'
import type { GameEvent } from '../../kit/wire'

const SCENES: Record<string, (event: GameEvent) => Scene[]> = {
  lineup: () => [{ kind: 'tumble', things: ['slot:1', 'slot:2', 'slot:3'] }],
  gained: (e) => [
    {
      kind: 'hit',
      thing: `goods:${String(e.params['goods'])}`,
      word: `+${String(e.params['count'])}`,
      tone: e.params['goods'] === 'wanted' ? 'bad' : 'good',
    },
  ],
  paid: (e) => [{ kind: 'hit', thing: `goods:${String(e.params['goods'])}`, word: `−${String(e.params['count'])}`, tone: 'bad' }],
  lost: (e) => [{ kind: 'hit', thing: `goods:${String(e.params['goods'])}`, word: `−${String(e.params['count'])}`, tone: 'bad' }],
  crossed_out: (e) => [{ kind: 'hit', thing: 'goods:wanted', word: `−${String(e.params['count'])}`, tone: 'good' }],
  stolen: () => [{ kind: 'fly', icon: 'card-back', from: 'slot:2', to: 'cowbot:rival' }],
  bounty: () => [{ kind: 'burst', icon: 'sheriff-star', thing: 'bounties' }],
}

export const scenes = (event: GameEvent): Scene[] => SCENES[event.kind]?.(event) ?? []
