// Pointing at things: whatever carries data-thing. What may be chosen is pointed at by the pointer, the focus or a first
// touch; a resting pointer, a long press or a right click tells what a thing is. Neither ever chooses.
import type { Desk } from './desk.svelte'

const HOLD = 450
const REST = 500

/** Where the prompt is narrow, what is pointed at would change its height, and the board would move under the pointer. */
const hovers = (): boolean => matchMedia('(hover: hover) and (min-width: 43.71em)').matches

const thingAt = (e: Event) => (e.target as Element | null)?.closest?.<HTMLElement>('[data-thing]')?.dataset['thing'] ?? null

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
  /** Moving on from one thing to the next, what is told moves on, too. */
  const over = (e: PointerEvent) => {
    if (e.pointerType !== 'mouse') return
    const thing = thingAt(e)
    const told = target.inspected
    stop()
    if (e.buttons !== 0) return // something is dragged
    if (hovers()) target.point(thing)
    if (told?.hover && told.thing !== thing) target.inspected = null
    if (thing && (!told || told.hover)) timer = setTimeout(() => void target.inspect(thing, true), REST)
  }
  const out = (e: PointerEvent) => {
    stop()
    if (e.pointerType !== 'mouse') return
    target.point(null)
    if (target.inspected?.hover) target.inspected = null
  }
  const focus = (e: FocusEvent) => {
    if ((e.target as Element).matches(':focus-visible')) target.point(thingAt(e))
  }
  const menu = (e: MouseEvent) => {
    const thing = thingAt(e)
    if (!thing) return
    e.preventDefault()
    void target.inspect(thing)
  }
  // The press that ends a long press must not choose anything.
  const click = (e: PointerEvent) => {
    stop()
    target.byTouch = e.pointerType === 'touch'
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
    ['focusin', focus, false],
    ['contextmenu', menu, false],
    ['click', click, true],
  ]
  for (const [name, run, early] of listeners) node.addEventListener(name, run as EventListener, early)
  return {
    update: (next: Desk) => (target = next),
    destroy: () => listeners.forEach(([name, run, early]) => node.removeEventListener(name, run as EventListener, early)),
  }
}
