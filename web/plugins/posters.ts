// Posters for chats that show where a link leads: each game's cover with its title, in each language. The cover draws itself,
// as it would for a page; what it puts on the sheet becomes one drawing, and that a picture.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import subsetFont from 'subset-font'
import { build } from 'vite'
import { drawn } from './drawing.ts'
import { LANGUAGES, sayingIn } from './saying.ts'

const WIDTH = 1200
const HEIGHT = 630
const BAND = 146 // under the art, with the title
const INK = '#1b120b'
const PAPER = '#fbf3e3'
const MIDDLE = { x: WIDTH / 2, y: (HEIGHT - BAND) / 2 }
const UNIT = (HEIGHT - BAND) / 100 // sizes of a cover are in hundredths of its smaller side
const COVERS = 'virtual:covers'

const gamesIn = (root: string) =>
  readdirSync(join(root, 'src/games')).filter((name) => existsSync(join(root, 'src/games', name, 'Cover.svelte')))

/** The covers as pages have them: HTML by game. */
async function covers(root: string): Promise<Record<string, string>> {
  const games = gamesIn(root)
  const outDir = join(root, 'node_modules/.covers')
  const code = [
    `import { render } from 'svelte/server'`,
    ...games.map((game) => `import ${game} from '${join(root, 'src/games', game, 'Cover.svelte')}'`),
    `export default Object.fromEntries(Object.entries({ ${games.join(', ')} }).map(([game, Cover]) => [game, render(Cover).body]))`,
  ].join('\n')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      svelte({ emitCss: false }),
      {
        name: 'covers',
        enforce: 'pre',
        // Symbols are looked up in their files here; there is no document to put them into.
        resolveId: (id) => (id === COVERS ? `\0${COVERS}` : id.endsWith('kit/sprite') ? '\0no-symbols' : undefined),
        load: (id) => (id === `\0${COVERS}` ? code : id === '\0no-symbols' ? 'export const addSymbols = () => undefined' : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: { covers: COVERS }, output: { entryFileNames: 'covers.js' } },
    },
  })
  return ((await import(`${pathToFileURL(join(outDir, 'covers.js')).href}?${Date.now()}`)) as { default: Record<string, string> }).default
}

/** Every symbol that a game's cover may use: viewBox and drawing. */
function symbolsOf(root: string, game: string): Map<string, { box: string; drawing: string }> {
  const folder = join(root, 'src/games', game)
  const files = [
    join(root, 'src/kit/sprite.svg'),
    ...readdirSync(folder)
      .filter((f) => f.endsWith('.svg'))
      .map((f) => join(folder, f)),
  ]
  const found = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs),
  ])
  return new Map(found.map(([, id, box, drawing]) => [id!, { box: box!, drawing: drawing! }]))
}

/** The two inks of each cover's rays, as the cover has them. */
function inksOf(root: string): Record<string, string[]> {
  const styles = readFileSync(join(root, 'src/kit/CoverArt.svelte'), 'utf8')
  const found = styles.matchAll(/\.(\w+) \{\s*--ray-1: (#\w+);\s*--ray-2: (#\w+);/g)
  return Object.fromEntries([...found].map(([, ink, first, second]) => [ink!, [first!, second!]]))
}

function rays([first, second]: string[]): string {
  const [x, y] = [MIDDLE.x, MIDDLE.y - 6 * UNIT]
  const at = (degrees: number) => `${x + 2000 * Math.sin((degrees * Math.PI) / 180)} ${y - 2000 * Math.cos((degrees * Math.PI) / 180)}`
  const wedges = Array.from({ length: 24 }, (_, i) => `M${x} ${y}L${at(i * 15 + 7.5)}L${at(i * 15 + 15)}Z`)
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${first}"/><path d="${wedges.join('')}" fill="${second}"/>`
}

const SUN = `<circle cx="${MIDDLE.x}" cy="${MIDDLE.y - 6 * UNIT}" r="${46 * UNIT}" fill="${PAPER}" fill-opacity="0.42" stroke="${INK}" stroke-width="3"/>`
const MESAS = `<svg x="0" y="${MIDDLE.y + 22 * UNIT}" width="${WIDTH}" height="${30 * UNIT}" viewBox="0 0 200 60" preserveAspectRatio="none"><path d="M0 60V26H22L30 4H58L66 26H128L136 10H168L178 26H200V60Z" fill="${INK}"/></svg>`
const GROUND = `<rect x="0" y="${MIDDLE.y + 44 * UNIT}" width="${WIDTH}" height="200" fill="${INK}"/>`

/** One thing on the cover: where it lies, in which colours, and on a die or not. */
function piece(element: string, symbols: ReturnType<typeof symbolsOf>): string {
  const style = (name: string) => new RegExp(`--${name}:\\s*([^;"]+)`).exec(element)?.[1]?.trim()
  const [x, y, w] = ['x', 'y', 'w'].map((name) => Number(style(name)))
  const symbol = symbols.get(/href="#([\w-]+)"/.exec(element)![1]!)!
  const inks: Record<string, string> = { p: style('p') ?? PAPER, t: style('t') ?? INK }
  const drawing = symbol.drawing.replace(/var\(--(\w)[^)]*\)/g, (_, name: string) => inks[name]!).replaceAll('currentColor', INK)
  const side = w! * UNIT
  const isDie = /class="[^"]*\bcube\b/.test(element)
  const inner = isDie ? side * 0.66 : side
  const die = `<rect x="${-side / 2}" y="${-side / 2 + 6}" width="${side}" height="${side}" rx="${side * 0.18}" fill="${INK}"/><rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${side * 0.18}" fill="${PAPER}" stroke="${INK}" stroke-width="5"/>`
  const turn = style('r')?.replace('deg', '') ?? '0'
  return `<g transform="translate(${MIDDLE.x + x! * UNIT} ${MIDDLE.y + y! * UNIT}) rotate(${turn})">${isDie ? die : ''}<svg x="${-inner / 2}" y="${-inner / 2}" width="${inner}" height="${inner}" viewBox="${symbol.box}">${drawing}</svg></g>`
}

function art(html: string, symbols: ReturnType<typeof symbolsOf>, inks: Record<string, string[]>): string {
  const ink = /class="art (\w+)/.exec(html)![1]!
  const elements = [...html.matchAll(/<(span|svg)[^>]*class="[^"]*\bel\b[^"]*".*?<\/\1>/gs)].map(([element]) => piece(element, symbols))
  return [rays(inks[ink]!), SUN, /class="mesas/.test(html) ? MESAS : '', /class="ground/.test(html) ? GROUND : '', ...elements].join('')
}

const safe = (text: string) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt(0)};`)

/** The whole poster: the art, a band of paper under it, and a frame around both. */
function sheet(drawing: string, title: string, line: string): string {
  const top = HEIGHT - BAND
  const text = (y: number, size: number, words: string) =>
    `<text x="${MIDDLE.x}" y="${y}" font-family="Podkova" font-size="${size}" text-anchor="middle" fill="${INK}">${safe(words)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing}
    <rect x="0" y="${top}" width="${WIDTH}" height="${BAND}" fill="${PAPER}"/><rect x="0" y="${top}" width="${WIDTH}" height="5" fill="${INK}"/>
    ${text(top + 78, 68, title)}${text(top + 122, 32, line)}
    <rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" fill="none" stroke="${INK}" stroke-width="8"/></svg>`
}

async function fonts(root: string, words: string): Promise<Uint8Array[]> {
  const file = (script: string) => join(root, `node_modules/@fontsource-variable/podkova/files/podkova-${script}-wght-normal.woff2`)
  const cut = (script: string) => subsetFont(readFileSync(file(script)), words, { targetFormat: 'truetype', variationAxes: { wght: 700 } })
  return Promise.all(['latin', 'cyrillic'].map(cut))
}

/** The table's own poster: the mark before the rays. */
function own(root: string): string {
  const mark = readFileSync(join(root, 'public/mark.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const side = 84 * UNIT
  return `${rays(inksOf(root)['sand']!)}<svg x="${MIDDLE.x - side / 2}" y="${MIDDLE.y - side / 2}" width="${side}" height="${side}" viewBox="0 0 48 48">${mark}</svg>`
}

export function posters(root: string) {
  let folder = ''
  return {
    name: 'posters',
    apply: 'build' as const,
    configResolved: (config: { root: string; build: { outDir: string } }) =>
      void (folder = join(config.root, config.build.outDir, 'posters')),
    async writeBundle() {
      mkdirSync(folder, { recursive: true })
      const drawings = Object.entries(await covers(root)).map(
        ([game, html]) => [game, art(html, symbolsOf(root, game), inksOf(root))] as const,
      )
      for (const language of LANGUAGES) {
        const say = sayingIn(root, language)
        for (const [name, drawing] of [['gulch', own(root)] as const, ...drawings]) {
          const [title, line] = name === 'gulch' ? ['Gulch', say('kit-subtitle')] : [say(`game-${name}`), say('kit-lobby-title')]
          const picture = await drawn(sheet(drawing, title!, line!), WIDTH, await fonts(root, title! + line!))
          writeFileSync(join(folder, `${name}.${language}.png`), picture)
        }
      }
    },
  }
}
