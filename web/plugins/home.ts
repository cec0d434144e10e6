// What a device needs to put the page on its home screen, made from what the page itself is drawn and said with: a manifest
// in each language, icons from the mark, the colours of the browser's frame; and the worker that keeps the shell.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { drawn } from './drawing.ts'
import { LANGUAGES, sayingIn } from './saying.ts'

const SIZES = [192, 512]
const TOUCH = 180 // what a phone by Apple asks for
/** What a device cuts out of a maskable icon is a circle of four fifths; the mark is a circle itself and stays whole. */
const SAFE = 0.76

/** The table top by day and by night, as the page's own styles have it. */
export function deskColours(root: string): { light: string; dark: string } {
  const [light, dark] = [...readFileSync(join(root, 'src/kit/style/tokens.css'), 'utf8').matchAll(/--desk: (#\w+)/g)]
  return { light: light![1]!, dark: dark![1]! }
}

export function manifestIn(root: string, language: string): object {
  const say = sayingIn(root, language)
  const { light } = deskColours(root)
  const icon = (size: number, purpose: string) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: say('kit-lobby-title'),
    short_name: 'Gulch',
    description: say('kit-lobby-how'),
    display: 'standalone',
    background_color: light,
    theme_color: light,
    categories: ['games', 'entertainment'],
    icons: [
      ...SIZES.flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}

/** The mark on the table top, up to the edges of the icon. */
function onDesk(mark: string, colour: string, part: number): string {
  const gap = 24 * (1 / part - 1)
  const side = 48 + 2 * gap
  const inner = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  const box = `${-gap} ${-gap} ${side} ${side}`
  const desk = `<rect x="${-gap}" y="${-gap}" width="${side}" height="${side}" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${desk}${inner}</svg>`
}

async function drawIcons(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const mark = readFileSync(join(root, 'public/mark.svg'), 'utf8')
  const full = onDesk(mark, deskColours(root).light, SAFE)
  for (const size of SIZES) {
    writeFileSync(join(folder, `any-${size}.png`), await drawn(mark, size))
    writeFileSync(join(folder, `maskable-${size}.png`), await drawn(full, size))
  }
  writeFileSync(join(folder, `touch-${TOUCH}.png`), await drawn(full, TOUCH))
}

/** One plain script at the page's root: a worker may look after whatever lies below its own address. */
async function buildWorker(root: string, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: join(root, 'src/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    },
  })
}

export function home(root: string) {
  let folder = ''
  return {
    name: 'home',
    configResolved: (config: { root: string; build: { outDir: string } }) => void (folder = join(config.root, config.build.outDir)),
    transformIndexHtml(html: string): string {
      const { light, dark } = deskColours(root)
      return html.replace('{light}', light).replace('{dark}', dark)
    },
    async writeBundle() {
      for (const language of LANGUAGES) {
        writeFileSync(join(folder, `manifest.${language}.webmanifest`), JSON.stringify(manifestIn(root, language)))
      }
      await drawIcons(root, join(folder, 'icons'))
      await buildWorker(root, folder)
    },
  }
}
