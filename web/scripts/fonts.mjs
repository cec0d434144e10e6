// Cuts the fonts down to the characters and weights that the page uses, in both languages: `npm run fonts` after a change
// of the font packages. What comes out is kept beside the styles, with the licences.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'src/kit/fonts')
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
// Everybody needs the first; accents are in the names of some people only, and are fetched when one of them is there.
const CHARACTERS = {
    basic: { from: 'latin', text: range(0x20, 0x7e) + '\u00a0§«»·×½–—‘’“”…•−→' },
    accents: { from: 'latin', text: range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff) + '¡¿ŒœŸ' },
    ranks: { from: 'latin', text: range(0x30, 0x39) + 'AJKQ' },
    cyrillic: { from: 'cyrillic', text: range(0x410, 0x44f) + 'Ёё' },
}
// Headings are never thin, labels never light. Letters of running text stand as far apart as they are wide: their table of
// pairs would be a third of the font.
const FAMILIES = {
    podkova: { weights: { min: 600, max: 800 }, features: ['kern', 'tnum'] },
    oswald: { weights: { min: 500, max: 700 }, features: ['kern', 'tnum'] },
    literata: { weights: { min: 400, max: 700 }, features: ['tnum'] },
}
// The ranks of cards that are written on a sheet by hand.
const PENCIL = { weights: { min: 700, max: 700 }, features: [] }

async function cut(family, script, folder, { weights, features }) {
    const { from: part, text } = CHARACTERS[script]
    const from = join(root, 'node_modules/@fontsource-variable', family)
    const font = readFileSync(join(from, `files/${family}-${part}-wght-normal.woff2`))
    const variationAxes = { wght: weights.min === weights.max ? weights.min : weights }
    const small = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes, keepFeatures: features, noHinting: true })
    writeFileSync(join(folder, `${family}-${script}.woff2`), small)
    copyFileSync(join(from, 'LICENSE'), join(folder, `OFL-${family}.txt`))
    console.log(`${String(font.length).padStart(7)} -> ${String(small.length).padStart(6)}  ${family}-${script}`)
}

const SCRIPTS = ['basic', 'accents', 'cyrillic']

mkdirSync(out, { recursive: true })
for (const [family, how] of Object.entries(FAMILIES)) for (const script of SCRIPTS) await cut(family, script, out, how)
await cut('caveat', 'ranks', join(root, 'src/games/pokertown/fonts'), PENCIL)
