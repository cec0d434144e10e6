// The consequence of a question in one line, where the board knows it.
import { t } from '../../kit/texts/index.svelte'
import type { Question, View } from '../../kit/wire'
import { oddsOf } from './faro'
import { asWestern, RANKS, shownRank, type WesternView } from './view'

const SIMPLE = new Set([
  'going',
  'driving',
  'committing',
  'laying',
  'marking',
  'joining',
  'sending',
  'shopping',
  'choosing',
  'discarding',
  'meeting_sheriff',
  'betting',
  'joining_faro',
  'raising',
])

/** Who leads, as the cards count now. */
function leading(view: WesternView, side: unknown): string {
  const mine = view.rank[side === 'opponent' ? 1 : 0]
  const theirs = view.rank[side === 'opponent' ? 0 : 1]
  const npc = view.npc === null ? 'no' : 'yes'
  if (!mine || !theirs) return t('wl-hint-reacting', { npc })
  const lead = Math.sign(RANKS.indexOf(mine) - RANKS.indexOf(theirs))
  return t('wl-hint-lead', { lead: ['behind', 'level', 'ahead'][lead + 1]!, mine: shownRank(mine), theirs: shownRank(theirs), npc })
}

/** How to learn what a thing gives is said in the first rounds; later it would take the land's room for nothing. */
const FIRST_ROUNDS = 2
function acting(view: WesternView): string {
  const left = t('wl-hint-acting', { actions: view.actions })
  return view.round <= FIRST_ROUNDS ? `${left} ${t('wl-hint-rest')}` : left
}

export function hint(question: Question, view: View): string | null {
  const western = asWestern(view)
  if (!western) return null
  if (question.kind === 'acting') return acting(western)
  if (question.kind === 'reacting') return leading(western, question.params['side'])
  if (question.kind === 'staying') return oddsOf(western, western.waiting[0] ?? 0)
  return SIMPLE.has(question.kind) ? t(`wl-hint-${question.kind}`) : null
}
