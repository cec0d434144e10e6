// Events as short scenes: where it comes from, where it lands.
import type { Scene } from '../../kit/scenes'
import type { GameEvent } from '../../kit/wire'

const seat = (value: unknown) => `seat:${String(value)}`

function rolled(event: GameEvent): Scene[] {
  const faces = [1, 2, 3, 4, 5].map((n) => event.params[`d${n}`] ?? event.params[`f${n}`])
  const things = faces.flatMap((face, i) => (face && face !== 'kept' ? [`die:${i + 1}`] : []))
  return [{ kind: 'tumble', things }]
}

const SCENES: Record<string, (event: GameEvent) => Scene[]> = {
  rolled,
  arrow: (e) => [{ kind: 'fly', icon: 'arrow', from: 'pile:arrows', to: seat(e.params['who']) }],
  lost: (e) => [{ kind: 'hit', thing: seat(e.params['who']), word: `−${String(e.params['lives'])}`, tone: 'bad' }],
  arrows_back: (e) => [{ kind: 'fly', icon: 'arrow', from: seat(e.params['who']), to: 'pile:arrows' }],
  dynamite: (e) => [{ kind: 'burst', icon: 'die-dynamite', thing: seat(e.params['who']) }],
  aimed: (e) => [{ kind: 'fly', icon: 'bullet', from: seat(e.params['who']), to: seat(e.params['at']) }],
  poured: (e) => [{ kind: 'fly', icon: 'die-beer', from: seat(e.params['who']), to: seat(e.params['to']) }],
  healed: (e) =>
    Number(e.params['lives']) > 0
      ? [{ kind: 'hit', thing: seat(e.params['who']), word: `+${String(e.params['lives'])}`, tone: 'good' }]
      : [],
}

export const scenes = (event: GameEvent): Scene[] => SCENES[event.kind]?.(event) ?? []
