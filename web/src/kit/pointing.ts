// Pointing at things: long press, right click and a resting pointer inspect whatever carries data-thing.
import type { Desk } from './desk.svelte'

const HOLD = 450
const REST = 700

const thingAt = (e: Event) => (e.target as Element | null)?.closest?.<HTMLElement>('[data-thing]')?.dataset['thing']

export function pointing(node: HTMLElement, desk: Desk) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let held = false
  let target = desk

  const stop = () => clearTimeout(timer)
  const down = (e: PointerEvent) => {
    const thing = thingAt(e)
    held = false
    stop()
    if (!thing || e.pointerType === 'mouse') return
    timer = setTimeout(() => {
      held = true
      void target.inspect(thing)
    }, HOLD)
  }
  const over = (e: PointerEvent) => {
    const thing = thingAt(e)
    if (e.pointerType !== 'mouse') return
    stop()
    if (thing && !target.inspected) timer = setTimeout(() => void target.inspect(thing, true), REST)
    if (!thing && target.inspected?.hover) target.inspected = null
  }
  const out = () => {
    stop()
    if (target.inspected?.hover) target.inspected = null
  }
  const menu = (e: MouseEvent) => {
    const thing = thingAt(e)
    if (!thing) return
    e.preventDefault()
    void target.inspect(thing)
  }
  // The press that ends a long press must not choose anything.
  const click = (e: MouseEvent) => {
    stop()
    if (target.inspected?.hover) target.inspected = null
    if (!held) return
    held = false
    e.preventDefault()
    e.stopPropagation()
  }

  const listeners: [string, (e: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointerup', stop, false],
    ['pointercancel', stop, false],
    ['pointerover', over, false],
    ['pointerleave', out, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ]
  for (const [name, run, early] of listeners) node.addEventListener(name, run as EventListener, early)
  return {
    update: (next: Desk) => (target = next),
    destroy: () => listeners.forEach(([name, run, early]) => node.removeEventListener(name, run as EventListener, early)),
  }
}
