// The figures in what buildings and items say of themselves; the guns' depend on the edition.
import { FIGURES } from './figures'
import type { TownView } from './view'

export function effectFigures(view: TownView): Record<string, number> {
  const { prices, powers, guns, land } = FIGURES
  const { revolver, rifle } = guns[view.options['edition'] === 'en' ? 'en' : 'ru']
  return {
    ...prices,
    hideout: powers.hideout,
    church: powers.exchanges.church.price,
    saloon: powers.exchanges.saloon.price,
    union: powers.exchanges.union.price,
    most: powers.exchanges.saloon.most,
    land: land.full,
    steed_rank: powers.steed,
    pickaxe_rank: powers.pickaxe,
    revolver_rank: revolver,
    rifle_rank: rifle,
    caught_dollars: powers.outlaw.dollars,
    caught_nuggets: powers.outlaw.nuggets,
    caught_cross_out: powers.outlaw.cross_out,
    office_cross_out: powers.sheriffs_office.cross_out,
  }
}
