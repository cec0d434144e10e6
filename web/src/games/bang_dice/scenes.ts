// Events as short scenes: where it comes from, where it lands.
import type { Scene } from '../../kit/animation.svelte'
import type { GameEvent, View } from '../../kit/wire'
import { asDice } from './view'

const seat = (value: unknown) => `seat:${String(value)}`

function rolled(event: GameEvent): Scene[] {
  const faces = [1, 2, 3, 4, 5].map((n) => event.params[`d${n}`] ?? event.params[`f${n}`])
  const things = faces.flatMap((face, i) => (face && face !== 'kept' ? [`die:${i + 1}`] : []))
  return [{ kind: 'tumble', things }]
}

/** Bullets from the gun to everybody else who is alive. */
function gatling(event: GameEvent, view: View): Scene[] {
  const from = seat(event.params['who'])
  const others = (asDice(view)?.players ?? []).flatMap((p, i) => (p.alive && seat(i) !== from ? [seat(i)] : []))
  return [{ kind: 'burst', icon: 'die-gatling', thing: from }, ...others.map((to): Scene => ({ kind: 'fly', icon: 'bullet', from, to }))]
}

const SCENES: Record<string, (event: GameEvent, view: View) => Scene[]> = {
  rolled,
  gatling,
  arrow: (e) => [{ kind: 'fly', icon: 'arrow', from: 'pile:arrows', to: seat(e.params['who']) }],
  attack: () => [{ kind: 'sweep', icon: 'arrow', count: 14 }],
  lost: (e) => [{ kind: 'hit', thing: seat(e.params['who']), word: `−${String(e.params['lives'])}`, tone: 'bad' }],
  arrows_back: (e) => [{ kind: 'fly', icon: 'arrow', from: seat(e.params['who']), to: 'pile:arrows' }],
  dynamite: (e) => [{ kind: 'burst', icon: 'die-dynamite', thing: seat(e.params['who']) }],
  aimed: (e) => [{ kind: 'fly', icon: 'bullet', from: seat(e.params['who']), to: seat(e.params['at']) }],
  poured: (e) => [{ kind: 'fly', icon: 'die-beer', from: seat(e.params['who']), to: seat(e.params['to']) }],
  healed: (e) =>
    Number(e.params['lives']) > 0
      ? [{ kind: 'hit', thing: seat(e.params['who']), word: `+${String(e.params['lives'])}`, tone: 'good' }]
      : [],
  out: (e) => [{ kind: 'burst', icon: 'tomb', thing: seat(e.params['who']) }],
}

export const scenes = (event: GameEvent, view: View): Scene[] => SCENES[event.kind]?.(event, view) ?? []
