// Long names on narrow cards: where a word may be parted. Browsers know it for few languages, and not everywhere.
const SHY = '\u00ad'
const LONG = 6
const LEAST = 2 // letters on either side
const VOWEL = '[aeiouyаеёиоуыэюя]'
/** What begins a syllable: the last consonant before a vowel, together with an l or r that follows it. */
const ONSET = new RegExp(`(?<=${VOWEL}.*)(?:[bcdfgptбвгдкпт][lrлр]|(?!${VOWEL}|[ьъй]).)(?=${VOWEL})`, 'giu')

const parted = (word: string): string =>
  word.replace(ONSET, (onset: string, at: number) => (at >= LEAST && word.length - at >= LEAST ? SHY + onset : onset))

export const softly = (text: string): string => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : parted(word)))
