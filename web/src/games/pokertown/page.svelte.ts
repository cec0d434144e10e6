// The sheet in front of this viewer: whose it is, how the three cards lie, which places glow, what a press means.
import type { Desk } from '../../kit/desk.svelte'
import type { Option } from '../../kit/wire'
import { FIGURES } from './figures'
import { asTown, cardOf, placeOf, regionOf, SUIT_REGION, type Sheet, type Tab, type TownView } from './view'

export interface Light {
  /** nuggets */
  price: number
  options: Option[]
}

type Order = [number, number, number]
const AS_DEALT: Order = [1, 2, 3]
export const POWERS = new Set(['bonus_power', 'ability', 'joker_suit', 'joker_rank', 'shift'])
const AFTER_GIVING = new Set(FIGURES.characters.filter((c) => c.when === 'assign').map((c) => c.id))
const AT_THE_COUNTER = new Set(['cross_out', 'pay', 'buy', 'land', 'cheat', 'forge', 'cast'])

export class SheetPage {
  /** the sheet of another seat, or null for the nearest */
  looking = $state<number | null>(null)
  /** on a phone one region at a time */
  tab = $state<Tab>('frontier')
  /** which cards give suit, rank and poker card, as they lie now */
  drafted = $state.raw<Order>(AS_DEALT)
  /** the lifted card's position */
  held = $state<number | null>(null)
  /** the place pressed while the cards were in hand, for the question that follows */
  private goal: { place: string; number: number } | null = null
  private seen = ''
  private dealt = ''

  readonly view: TownView | null = $derived.by(() => asTown(this.desk.view))
  readonly seat: number = $derived.by(() => this.looking ?? this.desk.nearest)
  readonly sheet: Sheet | null = $derived.by(() => this.view?.sheets[this.seat] ?? null)
  readonly mine: boolean = $derived.by(() => this.seat === this.desk.me)
  readonly assigning: boolean = $derived.by(() => this.desk.stage.open?.kind === 'assign')
  readonly order: Order = $derived.by(() => this.asAssigned() ?? this.drafted)
  readonly lit: Map<string, Light> = $derived.by(() => (this.mine ? this.lights() : new Map<string, Light>()))
  /** a question that is answered beside the sheet */
  readonly counter: string | null = $derived.by(() => {
    const kind = this.desk.stage.open?.kind ?? ''
    return AT_THE_COUNTER.has(kind) ? kind : null
  })

  constructor(readonly desk: Desk) {}

  // ---- the three cards -----------------------------------------------------
  /** As the shown seat has used them; the graveyard takes only a poker card. */
  private asAssigned(): Order | null {
    const used = this.sheet?.assigned
    const lineup = this.view?.lineup ?? []
    if (!used || (this.mine && this.assigning)) return null
    if (used.suit_card && used.rank_card) return [used.suit_card, used.rank_card, 6 - used.suit_card - used.rank_card]
    const poker = lineup.indexOf(used.poker ?? '') + 1
    const [first = 1, second = 2] = AS_DEALT.filter((n) => n !== poker)
    return poker > 0 ? [first, second, poker] : null
  }

  private option(id: string): Option | undefined {
    return this.desk.stage.open?.options.find((o) => o.id === id)
  }

  /** The cards as they lie, if they lead anywhere. */
  get use(): Option | undefined {
    return this.assigning ? this.option(`use:${this.drafted[0]}:${this.drafted[1]}`) : undefined
  }

  /** Press a card and then another one: they change places. */
  lift(position: number): void {
    if (!this.assigning || !this.mine) return
    if (this.held === null || this.held === position) this.held = this.held === position ? null : position
    else this.swap(this.held, position)
  }

  swap(one: number, other: number): void {
    const order: Order = [...this.drafted]
    order[one] = this.drafted[other]!
    order[other] = this.drafted[one]!
    this.held = null
    this.drafted = order
    this.showSuit()
  }

  /** On a phone: the region of the suit card. */
  private showSuit(): void {
    const card = this.view?.lineup[this.drafted[0] - 1]
    if (card) this.tab = SUIT_REGION[cardOf(card).suit]
  }

  // ---- what glows ----------------------------------------------------------
  private lights(): Map<string, Light> {
    const found = new Map<string, Light>()
    const question = this.desk.stage.open
    if (!question) return found
    if (question.kind === 'assign') return this.reached(found)
    for (const option of question.options) {
      const place = this.counter ? null : placeOf(option.targets[0] ?? '')
      if (!place) continue
      const light = found.get(place) ?? { price: Number(option.params['price'] ?? 0), options: [] }
      light.options.push(option)
      found.set(place, light)
    }
    return found
  }

  /** Before the cards are given away: where they would lead as they lie. */
  private reached(found: Map<string, Light>): Map<string, Light> {
    const [suit, rank, poker] = this.drafted
    const use = this.use
    const reach = this.view?.me?.reach.find((r) => r.suit_card === suit && r.rank_card === rank)
    if (use) for (const [place, price] of Object.entries(reach?.places ?? {})) found.set(place, { price, options: [use] })
    const dig = this.option(`dig:${poker}`)
    const graves = Object.entries(this.sheet?.graveyard ?? {}).filter(([, mark]) => mark === 'open')
    if (dig) for (const [name] of graves) found.set(`tombstone_${name}`, { price: 0, options: [dig] })
    return found
  }

  /** How many places of a region can be gone to for free, or at all. */
  litIn(tab: Tab): { free: number; dear: number } {
    const here = [...this.lit].filter(([place]) => regionOf(place) === tab)
    const free = here.filter(([, light]) => light.price === 0).length
    return { free, dear: here.length - free }
  }

  /** The ability; jokers and shifts are used after the cards are given away, so that is done first. */
  get powers(): Option[] {
    const now = this.desk.stage.open?.options.filter((o) => POWERS.has(o.kind)) ?? []
    const later = this.assigning && (this.sheet?.character?.uses ?? 0) > 0 && AFTER_GIVING.has(this.sheet?.character?.id ?? '')
    return later && this.use ? [...now, this.use] : now
  }

  // ---- pressing ------------------------------------------------------------
  /** A glowing place is gone to; while the cards are still in hand they are given away first. */
  press(place: string): void {
    const options = this.lit.get(place)?.options ?? []
    if (this.desk.whyMode || options.length === 0) {
      const asked = this.desk.whyMode
      this.desk.whyMode = false
      void this.desk.inspect(`place:${place}`, false, asked)
    } else if (options.length > 1) this.desk.choosing = options
    else {
      this.goal = this.assigning ? { place, number: (this.desk.stage.open?.number ?? 0) + 1 } : null
      this.desk.choose(options[0]!)
    }
  }

  /** A new question: go on to the place that was pressed, or turn to the region it is about. */
  fresh(): void {
    const question = this.desk.stage.open
    const asked = question ? `${question.number} ${question.kind}` : this.seen
    if (!question || asked === this.seen) return // told once more, because something else has changed
    this.seen = asked
    const goal = this.goal?.number === question.number ? this.goal.place : null
    this.goal = null
    this.held = null
    const next = goal && (question.kind === 'place' || question.kind === 'grave') ? this.lights().get(goal) : undefined
    if (next?.options.length === 1) return this.desk.choose(next.options[0]!)
    if (this.looking !== null && this.desk.me !== null) this.looking = null
    if (question.kind === 'assign') this.deal()
    else this.turnTo(question.options, question.kind)
  }

  private deal(): void {
    const lineup = this.view?.lineup.join() ?? ''
    if (this.dealt === lineup && this.use) return
    this.dealt = lineup
    this.drafted = AS_DEALT
    const first = this.desk.stage.open?.options.find((o) => o.kind === 'use')
    if (first && !this.use) {
      const [suit, rank] = [Number(first.params['suit']), Number(first.params['rank'])]
      this.drafted = [suit, rank, 6 - suit - rank]
    }
    this.showSuit()
  }

  private turnTo(options: Option[], kind: string): void {
    if (kind === 'cheat') this.tab = 'poker'
    const places = [...this.lights()].sort(([, a], [, b]) => a.price - b.price)
    const suit = this.sheet?.assigned?.region
    const nearest = places.find(([place, light]) => light.price === places[0]?.[1].price && regionOf(place) === suit) ?? places[0]
    if (nearest) this.tab = regionOf(nearest[0])
    else if (options.some((o) => o.targets.some((x) => x.startsWith('building:') || x.startsWith('item:') || x.startsWith('plot:'))))
      this.tab = 'town'
  }
}
