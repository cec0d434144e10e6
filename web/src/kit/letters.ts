// Letters that change their shape push about whatever they stand in: nothing is drawn before the fonts are here, unless
// they are late. They come with the page (the server names them beforehand), so this hardly ever takes longer.
import type { Language } from './settings.svelte'

const FAMILIES = ['Podkova Variable', 'Oswald Variable', 'Literata Variable']
const SAMPLE: Record<Language, string> = { en: 'A', ru: 'Aя' }
const LATEST = 3000

export async function letters(language: Language): Promise<void> {
  const loaded = FAMILIES.map((family) => document.fonts.load(`700 1em '${family}'`, SAMPLE[language]))
  const late = new Promise((done) => setTimeout(done, LATEST))
  await Promise.race([Promise.allSettled(loaded), late])
}
