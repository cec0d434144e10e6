// The page as it was built: how heavy, and packed without a loss. Where nothing is built there is nothing to look at.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgets, isBuilt, STATIC, visits } from '../scripts/weights.mjs'

const files = isBuilt() ? readdirSync(STATIC, { recursive: true, encoding: 'utf8' }) : []

test.skipIf(!isBuilt())('a first visit is no heavier than its budget', () => {
  const heavy = Object.entries(visits()).filter(([name, bytes]) => bytes > (budgets[name] ?? 0) * 1024)
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
