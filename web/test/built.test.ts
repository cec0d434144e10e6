// The page as it was built: how heavy, and packed without a loss. Where nothing is built there is nothing to look at.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgetOf, isBuilt, STATIC, visits } from '../scripts/weights.mjs'

const files = isBuilt() ? readdirSync(STATIC, { recursive: true, encoding: 'utf8' }) : []

test.skipIf(!isBuilt())('a first visit is no heavier than its budget', () => {
  const heavy = Object.entries(visits()).filter(([name, bytes]) => bytes > budgetOf(name) * 1024)
  expect(heavy).toEqual([])
})

test.skipIf(!isBuilt())('what is packed with Brotli is the original', () => {
  const packed = files.filter((name) => name.endsWith('.br')).map((name) => join(STATIC, name))
  expect(packed.length).toBeGreaterThan(20)
  for (const path of packed) expect(brotliDecompressSync(readFileSync(path)).equals(readFileSync(path.slice(0, -3))), path).toBe(true)
})

test.skipIf(!isBuilt())('every script and style is packed', () => {
  const texts = files.filter((name) => /\.(js|css|html)$/.test(name) && !name.startsWith('.'))
  expect(texts.filter((name) => !existsSync(join(STATIC, `${name}.br`)))).toEqual([])
})

/** Width and height, as a PNG says them itself. */
const sizeOf = (file: string) => {
  const data = readFileSync(join(STATIC, file))
  expect(data.subarray(1, 4).toString(), file).toBe('PNG')
  return [data.readUInt32BE(16), data.readUInt32BE(20)]
}

test.skipIf(!isBuilt())('every language has a manifest, and every icon in it the size that it says', () => {
  for (const language of ['en', 'ru']) {
    const manifest = JSON.parse(readFileSync(join(STATIC, `manifest.${language}.webmanifest`), 'utf8'))
    expect([manifest.lang, manifest.id, manifest.display]).toEqual([language, '/', 'standalone'])
    const icons = manifest.icons as { src: string; sizes: string; purpose: string; type: string }[]
    for (const icon of icons.filter(({ type }) => type === 'image/png')) expect(sizeOf(icon.src).join('x')).toBe(icon.sizes)
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  }
})

test.skipIf(!isBuilt())('every game has a poster in each language, drawn with its cover and its title', () => {
  const drawings = new Set<string>()
  for (const game of ['gulch', 'bang_dice', 'colt_express', 'pokertown', 'western_legends']) {
    for (const language of ['en', 'ru']) {
      const file = `posters/${game}.${language}.png`
      expect(sizeOf(file)).toEqual([1200, 630])
      const data = readFileSync(join(STATIC, file))
      expect(data.length, file).toBeLessThan(120 * 1024)
      drawings.add(data.toString('base64'))
    }
  }
  expect(drawings.size).toBe(10)
})
