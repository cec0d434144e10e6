// Which drawing stands for what, and its tint.
import type { Goods, Reward } from './view'

const PALE = 'var(--paper-edge)'
const GILD = 'var(--gild)'

export const TINTS: Record<string, string> = {
  star: GILD,
  nugget: GILD,
  hammer: GILD,
  pan: GILD,
  dollar: 'color-mix(in srgb, var(--cactus) 45%, var(--paper-raised))',
  tomb: PALE,
  'card-back': PALE,
  chicken: PALE,
  cattle: PALE,
  coach: PALE,
  train: PALE,
}

export const GOODS_ICON: Record<Goods, string> = {
  dollars: 'dollar',
  nuggets: 'nugget',
  stars: 'star',
  wanted: 'wanted',
  pans: 'pan',
  hammers: 'hammer',
}

export const BUILDING_ICON: Record<string, string> = {
  undertaker: 'coffin',
  bank: 'bank',
  hideout: 'hideout',
  stable: 'horseshoe',
  store: 'store',
  church: 'church',
  hotel: 'hotel',
  land_office: 'deed',
  armoury: 'pistol',
  bail_bonds: 'handcuffs',
  sheriffs_office: 'sheriff-office',
  saloon: 'saloon',
  union: 'clubhouse',
}

export const ITEM_ICON: Record<string, string> = {
  draft_horse: 'horseshoe',
  steed: 'horse',
  pan: 'pan',
  pickaxe: 'pickaxe',
  bandana: 'bandana',
  revolver: 'pistol',
  rifle: 'rifle',
  undertaker: 'coffin',
  shovel: 'shovel',
  bank_red: 'bank',
  bank_black: 'bank',
  silver_star: 'silver-star',
}

export const ROW_ICON: Record<string, string> = { chicken: 'chicken', cow: 'cattle', stagecoach: 'coach', train: 'train' }

/** What a silver star of the mine counts. */
export const COUNTED_ICON: Record<string, string> = {
  graveyard: 'tomb',
  town: 'store',
  mine: 'mine',
  frontier: 'horse',
  badlands: 'bandana',
}

const ORDER: [keyof Reward, string][] = [
  ['stars', 'star'],
  ['dollars', 'dollar'],
  ['pans', 'pan'],
  ['hammers', 'hammer'],
  ['nuggets', 'nugget'],
]
const UNCOUNTED = new Set(['pans', 'hammers'])

/** A reward as a row of drawings; wanted is drawn apart. */
export function drawn(reward: Reward): { icon: string; count: number | string | undefined }[] {
  const goods = ORDER.flatMap(([key, icon]) =>
    reward[key] ? [{ icon, count: UNCOUNTED.has(key) ? undefined : (reward[key] as number) }] : [],
  )
  return reward.cross_out ? [...goods, { icon: 'wanted', count: `−${reward.cross_out}` }] : goods
}
