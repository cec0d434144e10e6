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
// A visitor who follows a link to a dice table loads the entry, the table page, the board and the longest texts.
const pages = [...named(/^index\.html$/), ...named(/pages\/Table\w*\.svelte$/), ...named(/games\/bang_dice\/\w+\.(svelte|ts)$/)]
const texts = named(/ru\.ftl/).concat(named(/locales\/ru\/(gulch|bang_dice)\.ftl/))
const keys = new Set()
for (const page of [...pages, ...texts]) closure(page, keys)
const total = weigh(keys) + size('index.html')
console.log(`${String(total).padStart(8)}  first load, gzipped, without fonts (budget ${BUDGET})`)
if (total > BUDGET) process.exit(1)
