// How heavy a first visit is: from what the build wrote down about its parts.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
export const STATIC = join(HERE, '../../src/gulch/server/static')
const FILE = join(STATIC, '.vite/parts.json')
const LANGUAGE = 'ru' // its texts are longer, and it needs the fonts of both scripts

const GAMES = readdirSync(join(HERE, '../src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

/** In kilobytes. Whoever needs more asks first what could be loaded later. */
const BUDGETS = { lobby: 135, bang_dice: 192, colt_express: 214, pokertown: 219 }
const OF_A_GAME = 240
export const budgetOf = (name) => BUDGETS[name] ?? OF_A_GAME

export const isBuilt = () => existsSync(FILE)

export function visits() {
    const parts = JSON.parse(readFileSync(FILE, 'utf8'))
    const weigh = (file) => statSync(join(STATIC, file.endsWith('.woff2') ? file : `${file}.br`)).size
    const fonts = parts.fonts.filter((file) => /-(basic|cyrillic)-/.test(file))
    const total = (names) => {
        const files = new Set(['index.html', ...fonts, ...['page', `${LANGUAGE} kit`, ...names].flatMap((name) => parts[name])])
        return [...files].map(weigh).reduce((a, b) => a + b, 0)
    }
    const tables = GAMES.map((game) => [game, total(['table', game, `${LANGUAGE} ${game}`])])
    return { lobby: total([`${LANGUAGE} ${GAMES[0]}`]), ...Object.fromEntries(tables) }
}
