// Keys of the table page. Text fields keep theirs; an open dialog keeps Esc.
import { keyed } from './options'
import type { Desk } from './desk.svelte'

export interface Shortcuts {
  desk: Desk
  log(): void
  rules(): void
  undo(): void
  /** something is being told, and can be skipped */
  running: boolean
  skip(): void
  escape(): void
}

const writing = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Letters work on a Russian layout, too: the physical key counts. */
function letter(e: KeyboardEvent): string {
  return e.code.startsWith('Key') ? e.code.slice(3).toLowerCase() : e.key.toLowerCase()
}

export function pressed(e: KeyboardEvent, { desk, log, rules, undo, running, skip, escape }: Shortcuts): void {
  if (e.ctrlKey || e.metaKey || e.altKey || writing(e.target) || document.querySelector('dialog[open]')) return
  const thing = (e.target as Element | null)?.closest?.<HTMLElement>('[data-thing]')?.dataset['thing']
  const key = e.key
  if (/^[1-9]$/.test(key)) digit(desk, Number(key))
  else if (key === '?' || key === '/') desk.whyMode = !desk.whyMode
  else if (key === ' ' && thing && !desk.isToggle(thing)) void desk.inspect(thing)
  else if (key === 'Escape') escape()
  else if (key === 'Enter' && running) skip()
  else if (key === 'Enter' && (e.target === document.body || (thing && desk.isToggle(thing)))) desk.confirm()
  else if (key === 'ArrowDown' && e.target === document.body) focusOptions()
  else if (letter(e) === 'l') log()
  else if (letter(e) === 'r') rules()
  else if (letter(e) === 'z') undo()
  else if (letter(e) === 's') skip()
  else return
  e.preventDefault()
}

function digit(desk: Desk, number: number): void {
  const entry = desk.menu ? keyed(desk.menu, number) : undefined
  if (entry?.thing) desk.toggle(entry.thing)
  else if (entry?.option) desk.choose(entry.option)
}

function focusOptions(): void {
  document.querySelector<HTMLElement>('.opts .opt[tabindex="0"]')?.focus()
}
