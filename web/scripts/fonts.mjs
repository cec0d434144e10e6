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
    cyrillic: { from: 'cyrillic', text: range(0x410, 0x44f) + 'ЁёІіЇїЄєҐґЎў' },
}
const WEIGHTS = { podkova: { min: 400, max: 800 }, oswald: { min: 400, max: 700 }, literata: { min: 400, max: 700 } }

mkdirSync(out, { recursive: true })
for (const [family, weights] of Object.entries(WEIGHTS)) {
    const from = join(root, 'node_modules/@fontsource-variable', family)
    for (const [script, { from: part, text }] of Object.entries(CHARACTERS)) {
        const font = readFileSync(join(from, `files/${family}-${part}-wght-normal.woff2`))
        const cut = await subsetFont(font, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
        writeFileSync(join(out, `${family}-${script}.woff2`), cut)
        console.log(`${String(font.length).padStart(7)} -> ${String(cut.length).padStart(6)}  ${family}-${script}`)
    }
    copyFileSync(join(from, 'LICENSE'), join(out, `OFL-${family}.txt`))
}
