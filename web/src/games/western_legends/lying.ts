// What lies on a territory beside its house: tokens, gold, longhorns, the train, with what they mean.
import { t, texts } from '../../kit/texts/index.svelte'
import { territoryOf } from './land'
import type { WesternView } from './view'

export type Line = { text: string; rule?: string }
const attribute = (id: string, name: string): string => texts.find(id, {}, name) ?? ''

/** Hideouts from which a train on the train board is robbed, by its stop. */
const BESIDE_THE_TRAIN: Record<string, string[]> = { a_right: ['MP1', 'SH8'], b: ['SH1', 'DC'], a_left: ['MP1', 'SH8'] }
const STOPS = ['SV12', 'CJ12', 'PC', 'RS', 'PA', 'a_right', 'b', 'a_left']

const isBesideTrain = (id: string, stop: string): boolean => (BESIDE_THE_TRAIN[stop] ?? [stop]).includes(id)

function tokens(id: string, view: WesternView): Line[] {
  const here = (view.event_tokens ?? []).filter(({ at }) => at === id)
  return here.map(({ kind }) => ({
    text: t('wl-lies-token', { name: t(`opponent-${kind}`), help: attribute(`opponent-${kind}`, 'help') }),
    rule: kind === 'renegade' ? 'AU-049' : 'AU-055',
  }))
}

function animalsAndGold(id: string, view: WesternView): Line[] {
  const [longhorns, nuggets] = [view.grazing?.[id] ?? 0, view.lost_gold?.[id] ?? 0]
  return [
    ...(longhorns > 0 ? [{ text: t('wl-lies-longhorns', { count: longhorns }), rule: 'AU-038' }] : []),
    ...(nuggets > 0 ? [{ text: t('wl-lies-gold', { count: nuggets }), rule: 'AU-089' }] : []),
  ]
}

function frontier(id: string, view: WesternView): Line[] {
  const place = view.frontier?.find(({ at }) => at === id)
  if (!place) return []
  const { number, token } = place
  return [
    token === null ? { text: t('wl-explored') } : { text: t('wl-unexplored', { number, token, sum: number + token }), rule: 'AU-129' },
  ]
}

const list = (items: string[]): string => items.map((item) => t(`item-${item}`)).join(', ')

/** What the expansion adds to places of the base game. */
const ADDED: Record<string, Line[]> = {
  saloon: [{ text: 'wl-gambling-here', rule: 'AU-134' }],
  rail_station: [
    { text: 'wl-sells-longhorns', rule: 'AU-044' },
    { text: 'wl-railroad-here', rule: 'AU-119' },
  ],
  ranch_green: [{ text: 'wl-sells-longhorns', rule: 'AU-044' }],
  ranch_blue: [{ text: 'wl-sells-longhorns', rule: 'AU-044' }],
}

/** The saloon with its high roller, the trading post with its stock. */
function house(id: string, view: WesternView): Line[] {
  const land = territoryOf(id)
  const lines = (ADDED[land?.loc ?? ''] ?? []).map(({ text, rule }) => ({ text: t(text), rule }))
  if (land?.loc === 'saloon' && view.high_rollers?.includes(land.region)) lines.push({ text: t('wl-high-roller'), rule: 'AU-063' })
  if (land?.loc === 'trading_post' && view.post) lines.push({ text: t('wl-post-sells', { items: list(view.post) }), rule: 'AU-111' })
  return lines
}

export function lyingAt(id: string, view: WesternView): Line[] {
  if (view.train === undefined) return []
  const train = isBesideTrain(id, view.train)
    ? [{ text: t('wl-train-here', { help: attribute('place-train', 'text') }), rule: 'AU-097' }]
    : []
  return [...tokens(id, view), ...animalsAndGold(id, view), ...frontier(id, view), ...house(id, view), ...train]
}

/** Where the train is, and where it will be. */
export function aboutTrain(view: WesternView): Line[] {
  const at = STOPS.indexOf(view.train ?? '')
  const next = STOPS[(at + 1) % STOPS.length]!
  return [
    { text: attribute('place-train', 'text'), rule: 'AU-099' },
    { text: t('wl-train-stops', { stop: t(`stop-${view.train}`), next: t(`stop-${next}`) }), rule: 'AU-093' },
    { text: t('wl-train-from-hideouts'), rule: 'AU-109' },
  ]
}

/** What its spaces give, who is where, and where events wait. */
export function aboutGamblers(view: WesternView, nameOf: (seat: number) => string): Line[] {
  const on = (view.gamblers_track ?? []).map(({ gambler }, seat) => `${nameOf(seat)} ${gambler}`)
  const spaces = (track: string) => (view.event_markers?.[track] ?? []).join(', ')
  const marked = Object.keys(view.event_markers ?? {}).filter((track) => spaces(track) !== '')
  const events = marked.map((track) => `${t(`track-${track}`)} ${spaces(track)}`).join('; ')
  return [
    { text: t('wl-gambler-spaces'), rule: 'AU-077' },
    { text: attribute('track-gambler', 'help'), rule: 'AU-087' },
    { text: t('wl-gamblers-at', { names: on.join(', ') }) },
    ...(events ? [{ text: t('wl-events-wait', { events }), rule: 'AU-026' }] : []),
  ]
}
