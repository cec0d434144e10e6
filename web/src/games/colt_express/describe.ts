// What a thing on the board is, for whoever looks closer.
import type { Described } from '../../kit/game'
import type { Desk } from '../../kit/desk.svelte'
import { t, texts } from '../../kit/texts/index.svelte'
import type { View } from '../../kit/wire'
import { asColt, banditOf, CARDS, carId, laneOf, LOOT, placeOf, sum, type Bandit, type ColtView, type Counts, type Lane } from './view'

const CARD_RULES: Record<string, string> = {
  move: 'CE-030',
  floor: 'CE-031',
  fire: 'CE-034',
  robbery: 'CE-035',
  marshal: 'CE-036',
  punch: 'CE-039',
  special_punch: 'CE-100',
  bullet: 'CE-024',
  hat_throw: 'CE-115',
  seduction: 'CE-113',
}
const LOOT_RULES: Record<string, string> = { purse: 'CE-018', jewel: 'CE-001', strongbox: 'CE-013', chest: 'CE-102' }

/** As the language writes it; no separators, so that it is the same everywhere. */
export const dollars = (value: number): string => t('ce-dollars', { value: String(value) })

export const lootText = (loot: Lane['loot']): string =>
  LOOT.flatMap((kind) => (loot[kind] ? [t('ce-some', { count: loot[kind]!, what: t(`loot-${kind}`) })] : [])).join(', ') || t('ce-nothing')

export const placeName = (place: string): string => {
  const at = placeOf(place)
  if (!at) return t(place === 'handcar' ? 'ce-handcar' : 'ce-hidden-under')
  return t(at.roof ? 'ce-on-roof' : 'ce-inside', { car: carName(at.car) })
}

export const carName = (car: number): string => (car === 0 ? t('ce-engine') : t('ce-car', { number: car }))

function aboutBandit(bandit: Bandit, view: ColtView, desk: Desk): Described {
  const name = t(`bandit-${bandit.bandit}`)
  const player = bandit.seat === null ? null : view.players[bandit.seat]
  const lines: { text: string; rule?: string }[] = [
    { text: t('ce-stands', { place: bandit.place ? placeName(bandit.place) : '–' }) },
    { text: t('ce-has', { loot: lootText(bandit.loot) }) },
    { text: t('ce-bullets-about', { left: bandit.bullets, wounds: sum(bandit.wounds) }) },
  ]
  if (bandit.rule !== 'CE-002') lines.unshift({ text: texts.find(`bandit-${bandit.bandit}`, {}, 'power') ?? '', rule: bandit.rule })
  if (player) lines.push({ text: t('ce-cards-about', { hand: player.hand, deck: player.deck }) })
  lines.push(...aboutModules(bandit, view))
  return { title: bandit.seat === null ? name : `${desk.speaker.nameOf(bandit.seat)} · ${name}`, lines }
}

const cardsText = (cards: Counts): string =>
  CARDS.flatMap((card) => (cards[card] ? [`${t(`ce-card-${card}`)}${cards[card]! > 1 ? ` ×${cards[card]}` : ''}`] : [])).join(', ') ||
  t('ce-nothing')

/** What the expert game, Al Patron and Mary add to a sheet. */
function aboutModules(bandit: Bandit, view: ColtView): { text: string; rule?: string }[] {
  const player = bandit.seat === null ? undefined : view.players[bandit.seat]
  const lines: { text: string; rule?: string }[] = []
  const thrown = player?.discard?.[bandit.bandit]
  if (thrown) lines.push({ text: t('ce-discard-about', { cards: cardsText(thrown) }), rule: 'CE-091' })
  if (player && player.bullets_on_top > 0) lines.push({ text: t('ce-on-top-about', { count: player.bullets_on_top }), rule: 'CE-091' })
  if (bandit.bandit === 'al_patron' && view.al_patron_has_bought) lines.push({ text: t('ce-has-bought'), rule: 'CE-106' })
  if (bandit.seat === null && view.mary)
    lines.push({ text: t('ce-mary-about', { deck: view.mary.deck, bullets: view.mary.bullets_in_deck }), rule: 'CE-107' })
  return lines
}

function aboutPlace(place: string, view: ColtView): Described {
  const lane = laneOf(view, place)
  const who = (lane?.bandits ?? []).map((b) => t(`bandit-${b}`))
  if (place === `inside_${view.marshal}`) who.push(t('ce-marshal'))
  return {
    title: placeName(place),
    lines: [{ text: t('ce-here', { who: who.join(', ') || t('ce-nobody'), loot: lootText(lane?.loot ?? {}) }) }],
  }
}

const EVENT_RULES: Record<string, string> = {
  none: 'CE-021',
  angry_marshal: 'CE-070',
  swivel_arm: 'CE-071',
  braking: 'CE-072',
  take_it_all: 'CE-073',
  rebellion: 'CE-074',
  revenge: 'CE-076',
  pickpocketing: 'CE-077',
  hostage: 'CE-078',
}

/** The round card: each kind of turn on it, and its event. */
function aboutRound(view: ColtView): Described {
  const { turns, event } = view.round_card ?? { turns: [], event: 'none' }
  const lines = [...new Set(turns)].map((turn) => ({ text: `${t(`ce-turn-${turn}`)}: ${t(`ce-turn-${turn}-help`)}`, rule: 'CE-025' }))
  return {
    title: t('ce-round', { round: view.round, of: view.rounds }),
    lines: [...lines, { text: t(`ce-event-${event}`), rule: EVENT_RULES[event] ?? '' }],
  }
}

export function describe(thing: string, desk: Desk): Described {
  const view = asColt(desk.view)
  const [what, first = '', second = ''] = thing.split(':')
  const bandit = view && (what === 'bandit' || what === 'sheet') ? banditOf(view, first) : undefined
  if (view && bandit) return aboutBandit(bandit, view, desk)
  if (view && what === 'place') return aboutPlace(first, view)
  if (what === 'card') return { title: t(`card-${second}`), lines: [{ text: t(`ce-does-${second}`), rule: CARD_RULES[second] ?? '' }] }
  if (what === 'loot') return { title: t(`loot-${second}`), lines: [{ text: t(`ce-loot-${second}`), rule: LOOT_RULES[second] ?? '' }] }
  if (view && what === 'round') return aboutRound(view)
  if (what === 'bandit') return { title: t(`bandit-${first}`), lines: [{ text: texts.find(`bandit-${first}`, {}, 'power') ?? '' }] }
  return { title: thingName(thing, view), lines: [{ text: texts.find(`ce-about-${what}`) ?? '' }] }
}

export function thingName(thing: string, _view: View | null): string {
  const [what, first = ''] = thing.split(':')
  if (what === 'bandit' || what === 'sheet') return t(`bandit-${first}`)
  if (what === 'place') return placeName(first)
  if (what === 'car') return carName(first === carId(0) ? 0 : Number(first.replace(/\D/g, '')))
  return texts.find(`ce-${what}`) ?? thing
}
