// Dragging a card onto another with mouse, pen or finger. Whatever moves less than a little is a press.
const LITTLE = 8

export interface Drag {
  may: () => boolean
  /** how far the card is from where it lay, and above which item */
  moved: (dx: number, dy: number, over: number | null) => void
  dropped: (over: number | null) => void
}

/** On a card inside its list: positions are those of the list's items. */
export function dragging(node: HTMLElement, drag: Drag) {
  let start: { x: number; y: number; id: number } | null = null
  let under = false

  function over(x: number, y: number): number | null {
    const items = [...(node.closest('ol')?.children ?? [])]
    const found = items.findIndex((item) => {
      const box = item.getBoundingClientRect()
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    })
    return found < 0 ? null : found
  }

  function down(e: PointerEvent): void {
    if (!drag.may() || !e.isPrimary || e.button !== 0) return
    start = { x: e.clientX, y: e.clientY, id: e.pointerId }
    node.setPointerCapture(e.pointerId)
  }

  function move(e: PointerEvent): void {
    if (!start || e.pointerId !== start.id) return
    const [dx, dy] = [e.clientX - start.x, e.clientY - start.y]
    if (!under && Math.hypot(dx, dy) < LITTLE) return
    if (!under) begin()
    drag.moved(dx, dy, over(e.clientX, e.clientY))
  }

  function begin(): void {
    under = true
    // The page waits for a long press: this is none any more.
    node.parentElement?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  }

  function up(e: PointerEvent): void {
    if (under) drag.dropped(e.type === 'pointerup' ? over(e.clientX, e.clientY) : null)
    start = null
    // The click that follows a drag is not a press.
    if (under) setTimeout(() => (under = false))
  }

  const click = (e: MouseEvent) => {
    if (!under) return
    e.preventDefault()
    e.stopPropagation()
  }

  const listeners: [string, (e: never) => void, boolean][] = [
    ['pointerdown', down, false],
    ['pointermove', move, false],
    ['pointerup', up, false],
    ['pointercancel', up, false],
    ['click', click, true],
  ]
  for (const [name, listener, capture] of listeners) node.addEventListener(name, listener as EventListener, capture)
  return {
    update: (next: Drag) => void (drag = next),
    destroy: () => listeners.forEach(([name, listener, capture]) => node.removeEventListener(name, listener as EventListener, capture)),
  }
}
