import { beforeEach, expect, test } from 'vitest'
import type { Desk } from '../src/kit/desk.svelte'
import { pressed } from '../src/kit/keyboard'

const done: string[] = []
const does = (what: string) => () => void done.push(what)
const desk = { isToggle: (thing: string) => thing.startsWith('die:'), confirm: does('confirm') } as unknown as Desk
const others = { log: does('log'), rules: does('rules'), undo: does('undo'), escape: does('escape') }

/** The key, pressed while this thing has the focus; whether the thing itself still gets it. */
function enterOn(thing: string, running = false): boolean {
  const button = document.createElement('button')
  button.dataset['thing'] = thing
  document.body.replaceChildren(button)
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  button.addEventListener('keydown', (e) => pressed(e, { desk, running, skip: does('skip'), ...others }))
  return button.dispatchEvent(key)
}

beforeEach(() => void done.splice(0))

test('Enter on a die that was just pressed does what the main button says, and the die stays chosen', () => {
  expect(enterOn('die:2')).toBe(false)
  expect(done).toEqual(['confirm'])
})

test('Enter on anything else on the table presses that', () => {
  expect(enterOn('seat:2')).toBe(true)
  expect(done).toEqual([])
})

test('while something is being told Enter skips it, wherever the focus is', () => {
  expect(enterOn('seat:2', true)).toBe(false)
  expect(done).toEqual(['skip'])
})
