// What a poker card can be used for, as its texts say it.
import { texts } from '../../kit/texts/index.svelte'

export type Use = 'action' | 'bonus' | 'reaction'
const USES: { kind: Use; icon: string }[] = [
  { kind: 'action', icon: 'ui-play' },
  { kind: 'bonus', icon: 'ui-plus' },
  { kind: 'reaction', icon: 'turn-switch' },
]

export const usesOf = (name: string): { kind: Use; icon: string; text: string }[] =>
  USES.flatMap(({ kind, icon }) => {
    const text = texts.find(`card-${name}`, {}, kind)
    return text === undefined ? [] : [{ kind, icon, text }]
  })
