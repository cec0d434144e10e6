// Events as short scenes. Only the own sheet moves: the others' are looked at when one likes.
import type { Scene } from '../../kit/animation.svelte'
import type { GameEvent, View } from '../../kit/wire'
import { asTown } from './view'

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
  sheriff: () => [{ kind: 'tumble', things: ['sheriff:card'] }],
  arrested: () => [{ kind: 'burst', icon: 'handcuffs', thing: 'goods:wanted' }],
  bounty: () => [{ kind: 'burst', icon: 'sheriff-star', thing: 'bounties' }],
}

export function scenes(event: GameEvent, view: View): Scene[] {
  const who = event.params['who']
  const mine = asTown(view)?.me?.seat ?? 0
  if (who !== undefined && Number(who) !== mine) return []
  return SCENES[event.kind]?.(event) ?? []
}
