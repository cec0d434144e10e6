import { join } from 'node:path'
import { expect, test } from 'vitest'
import FILES from 'virtual:texts'
import { texts as packer } from '../plugins/texts'
import { texts } from '../src/kit/texts/index.svelte'

test('texts of an expansion stand apart from the game they belong to', () => {
  expect(Object.keys(FILES).filter((name) => name.startsWith('ru western_legends'))).toEqual(
    ['', '/ante_up', '/bandit_cards', '/extras', '/good_bad_handsome'].map((part) => `ru western_legends${part}`),
  )
  expect(Object.keys(FILES).filter((name) => name.includes('bang_dice'))).toEqual(['en bang_dice', 'ru bang_dice'])
})

test('a table without an expansion loads nothing of its texts', async () => {
  await texts.needGame('western_legends', { ante_up: false, extras: true, length: 'short' })
  expect([texts.has('option-length'), texts.has('option-ante_up')]).toEqual([true, false])
  await texts.needGame('western_legends')
  expect(texts.has('option-ante_up')).toBe(true)
})

test('remarks are left out of what is sent, and nothing else', () => {
  const load = packer(join(import.meta.dirname, '..')).load
  const told = load.call({ addWatchFile: () => undefined }, '\0virtual:texts/en/bang_dice')!
  expect(told).toContain('role-sheriff')
  expect(told).not.toMatch(/\\n#/)
})
