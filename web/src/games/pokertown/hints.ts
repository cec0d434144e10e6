// What a question means for this sheet, in one line under it.
import { t, texts } from '../../kit/texts/index.svelte'
import type { Question, View } from '../../kit/wire'
import { effectFigures } from './effects'
import { asTown, type Sheet, type TownView } from './view'

const purse = (sheet: Sheet) => t('pt-purse', { dollars: sheet.dollars, nuggets: sheet.nuggets, wanted: sheet.wanted })

/** Bonus actions and effects that are still to be carried out. */
function waiting({ waiting: { bonus, effects } }: Sheet): string | null {
  const parts = effects.map((building) => t(`building-${building}`))
  for (const [region, count] of Object.entries(bonus))
    parts.push(`${t('pt-gain-bonus', { region: t(`region-${region}`) })}${count > 1 ? ` ×${count}` : ''}`)
  return parts.length > 0 ? t('pt-waiting', { list: parts.join(' · ') }) : null
}

function seenSheriff(view: TownView, sheet: Sheet): string | null {
  const card = view.sheriff.card
  return card ? t('pt-sheriff-is', { card: t(`card-${card}`), wanted: sheet.wanted }) : null
}

const ability = (sheet: Sheet) => texts.find(`character-${sheet.character?.id ?? 'none'}`, {}, 'power') ?? null

const HINTS: Record<string, (sheet: Sheet, view: TownView, question: Question) => string | null> = {
  next: waiting,
  buy: purse,
  pay: (sheet, view, question) => `${t(`pt-effect-${String(question.params['building'])}`, effectFigures(view))} ${purse(sheet)}`,
  land: purse,
  invest: purse,
  cross_out: purse,
  tool: () => t('pt-tools-bring'),
  hunt: (_sheet, view) => t('pt-hunt-brings', effectFigures(view)),
  office: (sheet, view) => seenSheriff(view, sheet) ?? purse(sheet),
  bribe: (sheet, view) => seenSheriff(view, sheet),
  marshal: (sheet, view) => seenSheriff(view, sheet),
  plea: ability,
  cheat: ability,
}

export function hint(question: Question, view: View): string | null {
  const town = asTown(view)
  const sheet = town?.sheets[town.me?.seat ?? 0]
  return town && sheet ? (HINTS[question.kind]?.(sheet, town, question) ?? null) : null
}
