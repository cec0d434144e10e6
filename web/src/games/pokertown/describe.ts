// Places, cards and people of the sheet in words: for readers, for the inspect panel, for the names of things.
import type { Described } from '../../kit/game'
import type { Desk } from '../../kit/desk.svelte'
import { t, texts } from '../../kit/texts/index.svelte'
import { effectFigures } from './effects'
import { CHAMBERS, FIGURES, printedAt, TARGETS } from './figures'
import type { Light } from './page.svelte'
import {
  asTown,
  cardOf,
  rankName,
  RANKS,
  regionOf,
  SUIT_REGION,
  type Goods,
  type Mark,
  type Region,
  type Reward,
  type TownView,
} from './view'

const GOODS: Goods[] = ['stars', 'dollars', 'nuggets', 'pans', 'hammers', 'wanted']
const RULES: Record<Region, string> = { frontier: 'PT-030', badlands: 'PT-041', mine: 'PT-051', town: 'PT-060', graveyard: 'PT-080' }

/** "3 stars, 1 wanted, bonus action: mine" */
export function rewardWords(reward: Reward): string {
  const parts = GOODS.flatMap((goods) => (reward[goods] ? [t(`pt-gain-${goods}`, { count: reward[goods] })] : []))
  if (reward.bonus) parts.unshift(t('pt-gain-bonus', { region: t(`region-${reward.bonus}`) }))
  if (reward.tool_choice) parts.push(t('pt-gain-tool'))
  if (reward.cross_out) parts.push(t('pt-gain-cross_out', { count: reward.cross_out }))
  for (const link of reward.links ?? []) parts.push(rewardWords(link))
  return parts.join(', ')
}

/** Whoever stops here gives up what is still open on the way (PT-031). */
function passed(place: string, view: TownView): string {
  const marks = view.sheets[view.me?.seat ?? 0]?.frontier ?? []
  const here = RANKS.findIndex((rank) => `stage_${rank}` === place)
  const count = marks[here] === 'open' ? marks.slice(0, here).filter((mark) => mark === 'open').length : 0
  return count > 0 ? t('pt-gain-skipped', { count }) : ''
}

function placeWords(place: string, view: TownView): string[] {
  const region = regionOf(place)
  const now = view.me?.rewards[place]
  const reward = rewardWords(now ?? printedAt(place))
  if (region === 'town') return [t(`pt-effect-${place}`, effectFigures(view)), reward ? t('pt-first-visit', { reward }) : '']
  if (region === 'graveyard')
    return [t('pt-tombstone-help', { count: FIGURES.graveyard.wanted }), now ? t('pt-now', { reward: rewardWords(now) }) : '']
  if (region === 'frontier') return [reward, passed(place, view)]
  const chamber = CHAMBERS.find((c) => `chamber_${c.id}` === place)
  const silver = chamber?.silver_per ? [t('pt-silver', { region: t(`region-${chamber.silver_per}`) })] : []
  if (region !== 'badlands') return [...silver, reward].filter(Boolean)
  const row = TARGETS.find((x) => `target_${rankName(x.rank).toLowerCase()}` === place)?.row ?? 'chicken'
  return [t('pt-robbery', { reward }), t('pt-row-full', { region: t(`region-${FIGURES.badlands.rows[row as 'chicken']}`) })]
}

/** What a reader hears of a place. */
export function spokenPlace(place: string, mark: Mark, light: Light | undefined): string {
  const said = [t(`place-${place}`)]
  if (mark !== 'open') said.push(t(`pt-mark-${mark}`))
  else if (regionOf(place) !== 'graveyard') said.push(rewardWords(printedAt(place)))
  if (light) said.push(light.price > 0 ? t('pt-lit-for', { price: light.price }) : t('pt-lit'))
  return said.filter(Boolean).join('. ')
}

function aboutCowbot(view: TownView): Described {
  const rival = view.cowbot
  if (!rival) return { title: '', lines: [] }
  const points = Object.entries(rival.points).filter(([, n]) => n > 0)
  return {
    title: `${t(`cowbot-${rival.id}`)}: ${t('pt-points-of', { points: rival.total })}`,
    lines: [
      { text: texts.find(`cowbot-${rival.id}`, {}, 'help') ?? '', rule: 'PT-151' },
      { text: t('pt-cowbot-stolen', { count: rival.stolen, level: t(`option-difficulty-${rival.level}`) }) },
      { text: points.map(([name, n]) => `${t(`pt-score-${name}`)}: ${n}`).join(' · '), rule: 'PT-152' },
    ],
  }
}

function aboutBounties(view: TownView, desk: Desk): Described {
  const lines = view.bounties.map((bounty) => {
    const met =
      bounty.met.length > 0 ? ` ${t('pt-bounty-met', { names: bounty.met.map((seat) => desk.speaker.nameOf(seat)).join(', ') })}` : ''
    return { text: `★${bounty.stars} · ${texts.find(`bounty-${bounty.id}`, {}, 'help') ?? t(`bounty-${bounty.id}`)}${met}`, rule: 'PT-110' }
  })
  return { title: t('pt-bounties'), lines }
}

function aboutSeat(view: TownView, seat: number, desk: Desk): Described {
  const sheet = view.sheets[seat]
  const goods = GOODS.map((name) => `${t(`goods-${name}`)}: ${sheet?.[name] ?? 0}`).join(' · ')
  return { title: desk.speaker.nameOf(seat), lines: [{ text: goods }, { text: t('pt-points-of', { points: sheet?.score ?? 0 }) }] }
}

function aboutCharacter(view: TownView, seat: number): Described {
  const character = view.sheets[seat]?.character
  if (!character) return { title: t('character-none'), lines: [] }
  return {
    title: t(`character-${character.id}`),
    lines: [
      { text: texts.find(`character-${character.id}`, {}, 'power') ?? '', rule: 'PT-120' },
      { text: t('pt-uses', { count: character.uses }) },
    ],
  }
}

const DESCRIBED: Record<string, (view: TownView, value: string, desk: Desk) => Described> = {
  place: (view, value) => ({
    title: t(`place-${value}`),
    lines: placeWords(value, view).flatMap((text, i) => (text ? [{ text, rule: i === 0 ? RULES[regionOf(value)] : '' }] : [])),
  }),
  slot: (view, value) => {
    const card = view.lineup[Number(value) - 1] ?? ''
    return {
      title: t(`card-${card}`),
      lines: [{ text: t('pt-card-help', { region: t(`region-${SUIT_REGION[cardOf(card).suit]}`) }), rule: 'PT-011' }],
    }
  },
  seat: (view, value, desk) => aboutSeat(view, Number(value), desk),
  bounties: (view, _value, desk) => aboutBounties(view, desk),
  cowbot: (view) => aboutCowbot(view),
  character: (view, value) => aboutCharacter(view, Number(value)),
  sheriff: (view) => ({
    title: view.sheriff.card ? `${t('pt-sheriff')}: ${t(`card-${view.sheriff.card}`)}` : t('pt-sheriff'),
    lines: [{ text: t('pt-sheriff-help'), rule: 'PT-103' }],
  }),
  goods: (_view, value) => ({ title: t(`goods-${value}`), lines: [{ text: t(`pt-about-${value}`) }] }),
  item: (view, value) => ({ title: t(`item-${value}`), lines: [{ text: t(`pt-about-${value}`, effectFigures(view)) }] }),
}

export function describe(thing: string, desk: Desk): Described {
  const view = asTown(desk.view)
  const [kind = '', value = ''] = thing.split(':')
  const about = view && DESCRIBED[kind]?.(view, value, desk)
  return about ?? { title: thingName(thing), lines: [] }
}

export function thingName(thing: string): string {
  const [kind = '', value = ''] = thing.split(':')
  return texts.find(`${kind}-${value}`) ?? texts.find(`pt-${kind}`) ?? value
}
