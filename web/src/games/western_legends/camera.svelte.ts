// Where the eye is over the land: what part of it is seen, by drag, pinch, wheel and buttons.
import { HEIGHT, WIDTH } from './land'

const CLOSEST = 1.6
const DRAG = 6
const WHEEL = 1.0015

interface Finger {
  x: number
  y: number
}

export class Camera {
  /** size of the window on the land, in pixels */
  width = $state(0)
  height = $state(0)
  scale = $state(0)
  /** how wide the land is, and how much lies above it */
  across = $state(WIDTH)
  above = $state(0)
  /** the point of the picture in the middle of the window; the land begins below what lies above it */
  x = $state(WIDTH / 2)
  y = $state(HEIGHT / 2)
  private fingers = new Map<number, Finger>()
  private spread = 0
  private moved = 0

  /** So far that the whole land is seen. */
  readonly high: number = $derived.by(() => this.above + HEIGHT)
  readonly farthest: number = $derived.by(() => Math.max(Math.min(this.width / this.across, this.height / this.high), 0.05))
  readonly whole: boolean = $derived.by(() => this.shown <= this.farthest * 1.02)
  readonly shown: number = $derived.by(() => Math.max(this.farthest, Math.min(this.scale || this.farthest, CLOSEST)))
  readonly left: number = $derived.by(() => within(this.x * this.shown - this.width / 2, this.across * this.shown - this.width))
  readonly top: number = $derived.by(() => within(this.y * this.shown - this.height / 2, this.high * this.shown - this.height))

  /** At a point of the land. */
  look(x: number, y: number, scale = this.shown): void {
    this.scale = scale
    this.x = x
    this.y = y + this.above
  }

  zoom(factor: number): void {
    this.settle()
    this.scale = Math.max(this.farthest, Math.min(this.shown * factor, CLOSEST))
  }

  /** The middle of what is really seen: at an edge the window does not go on. */
  private settle(): void {
    this.x = (this.left + this.width / 2) / this.shown
    this.y = (this.top + this.height / 2) / this.shown
  }

  wheel(e: WheelEvent): void {
    e.preventDefault()
    this.zoom(WHEEL ** -e.deltaY)
  }

  down(e: PointerEvent): void {
    if (e.pointerType === 'mouse' && e.button !== 0) return
    if (this.fingers.size === 0) this.moved = 0
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    this.spread = this.apart()
    this.settle()
  }

  move(e: PointerEvent): void {
    const was = this.fingers.get(e.pointerId)
    if (!was) return
    if (e.buttons === 0) return this.up(e)
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    const share = 1 / this.fingers.size
    this.moved += Math.hypot(e.clientX - was.x, e.clientY - was.y)
    if (!this.isDragged) return
    const surface = e.currentTarget as HTMLElement
    // The long press that was about to tell what lies there is none.
    surface.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    this.fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    const zoomed = surface.getBoundingClientRect().width / surface.offsetWidth || 1
    this.x -= ((e.clientX - was.x) / zoomed / this.shown) * share
    this.y -= ((e.clientY - was.y) / zoomed / this.shown) * share
    this.pinch()
    this.settle()
  }

  up(e: PointerEvent): void {
    this.fingers.delete(e.pointerId)
    this.spread = this.apart()
  }

  /** The press that ends a drag chooses nothing. */
  get isDragged(): boolean {
    return this.moved > DRAG
  }

  private pinch(): void {
    const now = this.apart()
    if (now > 0 && this.spread > 0) this.scale = Math.max(this.farthest, Math.min((this.shown * now) / this.spread, CLOSEST))
    this.spread = now
  }

  private apart(): number {
    const [a, b] = [...this.fingers.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
}

/** Never past the edge of the land; land smaller than the window stands in its middle. */
const within = (value: number, most: number): number => (most <= 0 ? most / 2 : Math.max(0, Math.min(value, most)))
