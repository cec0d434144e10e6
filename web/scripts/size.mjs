// What a first visit downloads, packed with Brotli, in the longer language and with its fonts: `npm run size`.
import { budgetOf, visits } from './weights.mjs'

let heavy = 0
for (const [name, bytes] of Object.entries(visits())) {
    const allowed = budgetOf(name) * 1024
    if (bytes > allowed) heavy += 1
    console.log(`${(bytes / 1024).toFixed(1).padStart(7)} of ${budgetOf(name)} KB  ${name}${bytes > allowed ? '  TOO HEAVY' : ''}`)
}
process.exit(heavy ? 1 : 0)
