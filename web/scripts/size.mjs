// What a first visit downloads, without fonts: index.html, its entry script with everything imported
// statically, its styles, and one language. Fails above the budget.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const BUDGET = 150 * 1024
const root = join(dirname(fileURLToPath(import.meta.url)), '../../src/gulch/server/static')
const manifestFile = join(root, '.vite/manifest.json')
if (!existsSync(manifestFile)) {
    console.error('no build found: run `npm run build` first')
    process.exit(2)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const size = (file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length

function closure(key, seen = new Set()) {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) closure(next, seen)
    return seen
}

function weigh(keys) {
    const files = new Set()
    for (const key of keys) {
        files.add(manifest[key].file)
        for (const css of manifest[key].css ?? []) files.add(css)
    }
    let total = 0
    const rows = [...files].map((f) => [f, size(f)]).sort((a, b) => b[1] - a[1])
    for (const [file, bytes] of rows) {
        total += bytes
        console.log(`${String(bytes).padStart(8)}  ${file}`)
    }
    return total
}

const named = (pattern) => Object.keys(manifest).filter((k) => pattern.test(k))
const games = named(/^src\/games\/\w+\/index\.ts$/).map((key) => key.split('/')[2])
let heaviest = 0
for (const game of games) {
    // A visitor who follows a link to a table loads the entry, the table page, the board and the longer language.
    const texts = new RegExp(`(kit/texts/ru|locales/ru/(gulch|server|${game}\\w*)|games/${game}/texts/ru)\\.ftl`)
    const pages = [...named(/^index\.html$/), ...named(/pages\/Table\w*\.svelte$/), `src/games/${game}/index.ts`, ...named(texts)]
    const keys = new Set()
    for (const page of pages) closure(page, keys)
    const total = weigh(keys) + size('index.html')
    console.log(`${String(total).padStart(8)}  ${game}: first load, gzipped, without fonts (budget ${BUDGET})`)
    heaviest = Math.max(heaviest, total)
}
if (heaviest > BUDGET) process.exit(1)
