// What an event of a preview means for the sheet, in a word or two.
import type { Gain } from '../../kit/game'
import { t } from '../../kit/texts/index.svelte'
import type { GameEvent } from '../../kit/wire'

type Told = Pick<GameEvent, 'kind' | 'params'>

const goods = ({ params }: Told): string => {
  const kind = String(params['goods'])
  return t(`pt-gain-${kind === 'pan' || kind === 'hammer' ? `${kind}s` : kind}`, { count: Number(params['count']) })
}
const isWanted = ({ params }: Told) => params['goods'] === 'wanted'

const GAINS: Record<string, (event: Told) => Gain> = {
  gained: (event) => ({ sign: isWanted(event) ? '!' : '+', text: goods(event) }),
  lost: (event) => ({ sign: isWanted(event) ? '+' : '−', text: goods(event) }),
  paid: (event) => ({ sign: '−', text: goods(event) }),
  bonus: ({ params }) => ({ sign: '+', text: t('pt-gain-bonus', { region: t(`region-${String(params['region'])}`) }) }),
  skipped: ({ params }) => ({ sign: '−', text: t('pt-gain-skipped', { count: Number(params['count']) }), lost: true }),
  bonus_lost: ({ params }) => ({ sign: '−', text: t('pt-gain-bonus', { region: t(`region-${String(params['region'])}`) }), lost: true }),
}

export function gain(event: Told, seat: number): Gain | null {
  return String(event.params['who']) === String(seat) ? (GAINS[event.kind]?.(event) ?? null) : null
}
