// Where what is written on a card comes from: the published rules, or our own design.
import { t, texts } from '../../kit/texts/index.svelte'
import { PROVENANCE } from './provenance'

/** Of the text with this name; nothing where it says no more than the rules. */
export function origin(text: string): { text: string }[] {
  const source = PROVENANCE[text]
  if (!source) return []
  return [{ text: t('wl-origin', { source: t(`provenance-${source}`), why: texts.find(`provenance-${source}`, {}, 'help') ?? '' }) }]
}
