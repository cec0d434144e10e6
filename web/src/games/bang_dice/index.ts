// The dice shoot-out's board and what the kit must know about it.
import type { GameBoard } from '../../kit/game'
import type { Desk } from '../../kit/desk.svelte'
import { addSymbols } from '../../kit/sprite'
import { t, texts } from '../../kit/texts/index.svelte'
import type { GameEvent, Option, Question, View } from '../../kit/wire'
import Board from './Board.svelte'
import End from './End.svelte'
import Moment from './Moment.svelte'
import { goalOf } from './roles'
import sprite from './sprite.svg?raw'
import { tell } from './story'
import { asDice, momentOf, stillToCome } from './view'

addSymbols(sprite)

const EVENT_ICONS: Record<string, string> = {
  rolled: 'ui-play',
  arrow: 'arrow',
  attack: 'die-arrow',
  arrows_back: 'arrow',
  dynamite: 'die-dynamite',
  dodged: 'arrow',
  healed: 'die-beer',
  poured: 'die-beer',
  gave: 'die-beer',
  gatling: 'die-gatling',
  out: 'tomb',
  won: 'sheriff-star',
}
const LOSS_ICONS: Record<string, string> = { indians: 'die-arrow', dynamite: 'die-dynamite', gatling: 'die-gatling' }
const OPTION_ICONS: Record<string, string> = {
  give: 'die-beer',
  stop: 'ui-check',
  reroll: 'ui-play',
  double: 'die-beer',
  pour: 'die-beer',
  suffer: 'wound',
  dodge: 'arrow',
  keep: 'arrow',
  drop: 'arrow',
  take: 'arrow',
  no_more: 'ui-check',
}

function eventIcon(event: GameEvent): string {
  if (event.kind === 'lost') return LOSS_ICONS[String(event.params['cause'])] ?? 'wound'
  if (event.kind === 'aimed') return `die-${String(event.params['face'])}`
  return EVENT_ICONS[event.kind] ?? 'ui-chevron'
}

/** Five dice: what was thrown, and faded what had been kept from the throw before. */
function pictures(event: GameEvent, events: GameEvent[]): { icon: string; faded?: boolean }[] {
  if (event.kind !== 'rolled') return []
  return [1, 2, 3, 4, 5].map((n) => {
    const face = event.params[`d${n}`]
    if (face !== 'kept') return { icon: `die-${String(face)}` }
    return { icon: `die-${lastFace(n, event.seq, events)}`, faded: true }
  })
}

function lastFace(die: number, before: number, events: GameEvent[]): string {
  const thrown = events.findLast((e) => e.seq < before && e.kind === 'rolled' && e.params[`d${die}`] !== 'kept')
  return String(thrown?.params[`d${die}`] ?? 'one')
}

function optionIcon(option: Option, question: Question): string {
  if (option.kind === 'shoot') return `die-${String(question.params['face'] ?? 'one')}`
  return OPTION_ICONS[option.kind] ?? 'ui-chevron'
}

const faceAt = (thing: string, view: View | null) => asDice(view)?.dice[Number(thing.split(':')[1]) - 1]

function thingName(thing: string, view: View | null): string {
  const face = faceAt(thing, view)
  const number = Number(thing.split(':')[1])
  return face ? t('bd-die-named', { number, face: t(`face-${face}`) }) : t('bd-die', { number })
}

const FACE_RULES: Record<string, string> = {
  arrow: 'BD-020',
  dynamite: 'BD-015',
  one: 'BD-030',
  two: 'BD-031',
  beer: 'BD-035',
  gatling: 'BD-037',
}

function describe(thing: string, desk: Desk) {
  const view = asDice(desk.view)
  const [kind, value] = thing.split(':')
  const player = kind === 'seat' ? view?.players[Number(value)] : undefined
  if (player) {
    const role = player.role ? t(`role-${player.role}`) : t('bd-role-hidden')
    return {
      title: `${desk.speaker.nameOf(Number(value))} · ${t(`character-${player.character}`)}`,
      lines: [
        { text: texts.find(`character-${player.character}`, {}, 'power') ?? '' },
        { text: t('bd-about-player', { life: player.life, most: player.max_life, arrows: player.arrows, role }) },
      ],
    }
  }
  const face = kind === 'die' ? faceAt(thing, view) : undefined
  if (face) return { title: thingName(thing, view), lines: [{ text: t(`bd-face-${face}`), rule: FACE_RULES[face] ?? '' }] }
  return { title: t('bd-pile'), lines: [{ text: t('bd-pile-help', { count: view?.arrows_left ?? 0 }), rule: 'BD-021' }] }
}

/** What to press, and what follows. */
function hint(question: Question, view: View): string | null {
  const dice = asDice(view)
  if (!dice) return null
  if (['gift', 'return_arrow'].includes(question.kind)) return t('bd-hint-poster')
  if (!['aim', 'drink'].includes(question.kind)) return null
  const later = stillToCome(dice, question.kind).map((face) => t(`face-${face}`))
  return `${t('bd-hint-poster')} ${later.length > 0 ? t('bd-hint-then', { faces: later.join(', ') }) : t('bd-hint-last')}`
}

/** A beer must be poured, and a gift may be given, though it is wasted (BD-035). */
function stake(option: Option, view: View | null): string | undefined {
  if (option.kind !== 'pour' && option.kind !== 'give') return undefined
  const player = asDice(view)?.players[Number(option.params['to'])]
  return player && player.life >= player.max_life ? t('bd-wasted') : undefined
}

export const board: GameBoard = {
  Board,
  End,
  subsets: ['reroll'],
  isHeading: (event) => event.kind === 'turn',
  alike: (event) => (event.kind === 'arrow' ? `arrow of ${String(event.params['who'])}` : undefined),
  eventIcon,
  pictures,
  optionIcon,
  thingName,
  thingIcon: (thing, view) => `die-${faceAt(thing, view) ?? 'one'}`,
  describe,
  tell,
  Moment,
  hint,
  stake,
  goal: (view, seat) => {
    const dice = asDice(view)
    return (dice && goalOf(dice, seat)) || null
  },
  doing: (view, seat) => {
    const dice = asDice(view)
    return dice ? momentOf(dice, seat) : null
  },
  steps: () => null,
}
