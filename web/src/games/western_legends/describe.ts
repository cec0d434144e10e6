// What a thing of Frontier legends is, and what it would give me now.
import type { Described } from '../../kit/game'
import type { Desk } from '../../kit/desk.svelte'
import { t, texts } from '../../kit/texts/index.svelte'
import type { View } from '../../kit/wire'
import { hideoutAt, HIDEOUTS, stepsFrom, territoryOf } from './land'
import { aboutGamblers, aboutTrain, lyingAt, type Line } from './lying'
import { origin } from './origin'
import { numberAt } from './pieces'
import { usesOf } from './uses'
import { asWestern, cattleOf, isLegendary, ITEMS, itemKind, moneyMax, pokerCard, statusOf, type Player, type WesternView } from './view'

const part = (id: string, attribute: string): Line[] => {
  const text = texts.find(id, {}, attribute)
  return text ? [{ text }] : []
}

const NUGGET = 20
const ROUND = 30
const STAKE = 10

/** Cattle of other colours can be brought to a ranch, to the camp any. */
const toRanch =
  (own: string, rule: string) =>
  (_: Player, cattle: Record<string, number>): Line => ({
    text: t(own ? 'wl-now-ranch' : 'wl-now-camp', { cattle: heads(cattle) - (cattle[own] ?? 0) }),
    rule,
  })
const heads = (cattle: Record<string, number>): number => Object.values(cattle).reduce((sum, n) => sum + n, 0)

/** What a place would give this player at this moment. */
const HERE: Record<string, (me: Player, cattle: Record<string, number>) => Line | null> = {
  bank: (me) => {
    const { nuggets } = me
    if (nuggets === 0) return { text: t('wl-now-no-nuggets') }
    const dollars = Math.min(nuggets * NUGGET, moneyMax(me) - me.money)
    return { text: t('wl-now-bank', { nuggets, dollars, points: nuggets }), rule: 'WL-189' }
  },
  doctor: ({ wounds }) => (wounds > 0 ? { text: t('wl-now-doctor', { wounds }), rule: 'WL-205' } : { text: t('wl-now-unhurt') }),
  cabaret: ({ money }) => ({
    text: t('wl-now-cabaret', { points: Math.floor(money / ROUND), dollars: Math.floor(money / ROUND) * ROUND }),
    rule: 'WL-208',
  }),
  saloon: ({ money, hand }) => ({ text: t(money >= STAKE ? 'wl-now-saloon' : 'wl-now-poor', { cards: hand.length + 1 }), rule: 'WL-146' }),
  store: ({ money }) => ({ text: t('wl-now-store', { money }), rule: 'WL-140' }),
  trading_post: ({ money }) => ({ text: t('wl-now-store', { money }), rule: 'AU-111' }),
  rail_station: (_, cattle) => ({ text: t('wl-now-station', { cattle: heads(cattle) }), rule: 'WL-213' }),
  ranch_green: toRanch('green', 'WL-216'),
  ranch_blue: toRanch('blue', 'WL-216'),
  ranch_orange: toRanch('orange', 'WL-216'),
  outlaw_camp: toRanch('', 'AU-163'),
}

/** With bandit cards he is somebody. */
function banditAt(hideout: string, view: WesternView): string {
  const number = numberAt(view, hideout)
  return number ? t('wl-numbered', { name: t(`bandit-${number}`), number }) : t('opponent-bandit')
}

/** Who is there. */
function company(id: string, view: WesternView, desk: Desk): string[] {
  const who = view.players.flatMap((player, seat) => (player.place === id ? [desk.speaker.nameOf(seat)] : []))
  if (view.sheriff === id) who.push(t('opponent-sheriff'))
  if (view.man === id) who.push(t('wl-man'))
  const hideout = hideoutAt(id)
  if (hideout && view.bandits.includes(hideout)) who.push(banditAt(hideout, view))
  return who
}

function dangers(id: string, view: WesternView, me: Player): Line[] {
  const hideout = hideoutAt(id)
  const lines: Line[] = hideout && view.bandits.includes(hideout) ? [{ text: t('wl-danger-bandit'), rule: 'WL-084' }] : []
  if (lines.length > 0 && numberAt(view, hideout!)) lines.push({ text: t('wl-danger-numbered'), rule: 'WLX-014' })
  if (statusOf(me) !== 'wanted' || !view.sheriff) return lines
  const steps = stepsFrom(view, view.sheriff).get(id)
  return steps === undefined ? lines : [...lines, { text: t('wl-danger-sheriff', { steps }), rule: 'WL-085' }]
}

function aboutPlace(id: string, view: WesternView, desk: Desk): Described {
  const land = territoryOf(id)
  const me = desk.me === null ? undefined : view.players[desk.me]
  const lines = part(`place-${land?.loc ?? 'none'}`, 'text')
  const now = me && land ? (HERE[land.loc]?.(me, cattleOf(view, desk.me!)) ?? null) : null
  if (now) lines.push(now)
  lines.push(...lyingAt(id, view))
  const who = company(id, view, desk)
  if (who.length > 0) lines.push({ text: t('wl-here', { who: who.join(', ') }) })
  const steps = me?.place && me.place !== id ? stepsFrom(view, me.place).get(id) : undefined
  if (steps !== undefined) lines.push({ text: t('wl-away', { steps, moves: Math.ceil(steps / Math.max(1, me!.speed)) }), rule: 'WL-076' })
  return { title: land?.loc === 'mesa' ? t('place-mesa') : t(`territory-${id}`), lines: [...lines, ...(me ? dangers(id, view, me) : [])] }
}

function aboutCard(id: string): Described {
  const { name } = pokerCard(id)
  const uses = usesOf(name).map(({ kind, text }) => ({ text: `${t(`wl-use-${kind}`)}: ${text}` }))
  return { title: t(`card-${id}`), lines: [...uses, ...part(`card-${name}`, 'help'), ...origin(`card-${name}`)] }
}

const itemTitle = (item: string): string => `${t(`item-${item}`)} · ${t(`item_kind-${itemKind(item)}`)}`

function aboutItem(item: string, view: WesternView): Described {
  const { price, points } = view.shelf[ITEMS.indexOf(item)] ?? { price: 0, points: 0 }
  const lines: Line[] = [...part(`item-${item}`, 'text'), ...origin(`item-${item}`)]
  const upgraded = texts.find(`item-${item}`, {}, 'upgraded')
  if (upgraded) lines.push({ text: t('wl-upgraded-does', { text: upgraded, points }), rule: 'WL-143' }, ...origin(`upgraded-${item}`))
  if (isLegendary(item))
    return { title: itemTitle(item), lines: [...lines, ...part(`item-${item}`, 'help'), { text: t('wl-relic'), rule: 'WLG-013' }] }
  const cost = { text: t('wl-price', { price, left: view.stock[ITEMS.indexOf(item)] ?? 0 }), rule: 'WL-140' }
  return { title: itemTitle(item), lines: [...lines, ...part(`item-${item}`, 'help'), cost] }
}

function aboutSeat(seat: number, view: WesternView, desk: Desk): Described {
  const player = view.players[seat]!
  const name = desk.speaker.nameOf(seat)
  if (!player.character) return { title: name, lines: [{ text: t('wl-no-character') }] }
  const { legend, money, nuggets, wounds } = player
  const lines: Line[] = [
    ...part(`character-${player.character}`, 'power'),
    ...origin(`character-${player.character}`),
    { text: t(player.legendary ? 'wl-legendary' : 'wl-not-legendary'), rule: 'WL-062' },
    { text: t('wl-about-player', { legend, money, nuggets, wounds, cards: player.hand.length, limit: player.hand_limit }) },
  ]
  const goods = player.items.map((item) => t(`item-${item}`) + (player.upgraded.includes(item) ? ' +' : ''))
  if (goods.length > 0) lines.push({ text: t('wl-owns', { items: goods.join(', ') }) })
  if (player.place) lines.push({ text: t('wl-stands', { place: t(`territory-${player.place}`) }) })
  return { title: `${name} · ${t(`character-${player.character}`)}`, lines }
}

function aboutStory(stack: number, view: WesternView): Described {
  const condition = view.stack.conditions[stack]
  if (!condition) return { title: t('wl-open-story'), lines: [{ text: t('wl-no-story') }] }
  const left = view.markers_needed - view.players.reduce((sum, player) => sum + (player.markers[stack] ?? 0), 0)
  return {
    title: t(`condition-${condition}`),
    lines: [...part(`condition-${condition}`, 'help'), { text: t('wl-story-help', { left }), rule: 'WL-230' }],
  }
}

export function describe(thing: string, desk: Desk): Described {
  const view = asWestern(desk.view)
  const [kind = '', value = ''] = thing.split(':')
  const text = `${kind}-${value}`
  if (!view) return { title: thing, lines: [] }
  if (kind === 'territory') return aboutPlace(value, view, desk)
  if (kind === 'hideout') return aboutPlace(HIDEOUTS[value] ?? '', view, desk)
  if (kind === 'card') return aboutCard(value)
  if (kind === 'item') return aboutItem(value, view)
  if (kind === 'seat') return aboutSeat(Number(value), view, desk)
  if (kind === 'stack') return aboutStory(Number(value) - 1, view)
  if (thing === 'place:train') return { title: t('place-train'), lines: aboutTrain(view) }
  if (thing === 'track:gambler') return { title: t('track-gambler'), lines: aboutGamblers(view, (seat) => desk.speaker.nameOf(seat)) }
  if (kind === 'character')
    return { title: t(thing.replace(':', '-')), lines: [...part(text, 'power'), ...part(text, 'kit'), ...origin(text)] }
  return { title: thingName(thing, view), lines: [...part(text, 'text'), ...origin(text)] }
}

export function thingName(thing: string, view: View | null): string {
  const [kind = '', value = ''] = thing.split(':')
  if (kind === 'stack') return t('wl-open-story')
  const face = kind === 'die' ? asWestern(view)?.dice[Number(value) - 1] : undefined
  return face ? t('wl-die', { number: value, face: t(`face-${face}`) }) : t(`${kind}-${value}`)
}
