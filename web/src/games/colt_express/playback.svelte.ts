// Pause, step and speed: what has happened since is shown beat by beat. Answering never waits for it.
import { keep, kept, settings } from '../../kit/settings.svelte'
import type { Beat } from './story'

export const SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const
export type Speed = (typeof SPEEDS)[number]
const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, at_once: 0 }
const KEY = 'gulch-colt-speed'

export class Playback {
  now = $state.raw<Beat | null>(null)
  left = $state(0)
  paused = $state(false)
  private chosen = $state<Speed | null>(kept<Speed | null>(KEY, null))
  private queue: Beat[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly started: (beat: Beat) => void) {}

  /** Whoever wants no motion sees the result at once, unless they ask for a pace. */
  get speed(): Speed {
    return this.chosen ?? (settings.moves ? 'normal' : 'at_once')
  }

  get running(): boolean {
    return this.now !== null
  }

  tell(beats: Beat[]): void {
    if (document.hidden || (this.speed === 'at_once' && !this.paused)) return this.toNow()
    this.queue.push(...beats)
    this.left = this.queue.length
    if (this.timer === undefined && !this.paused) this.next()
    else if (this.paused && !this.now && this.queue.length > 0) this.next()
  }

  toggle(): void {
    this.paused = !this.paused
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.paused && this.now) this.next()
  }

  step(): void {
    this.paused = true
    clearTimeout(this.timer)
    this.timer = undefined
    this.next()
  }

  /** Round and round: slow, normal, fast, at once. */
  faster(): void {
    this.chosen = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!
    keep(KEY, this.chosen)
    if (this.chosen === 'at_once' && !this.paused) this.toNow()
  }

  toNow(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.left = 0
    this.now = null
  }

  private next(): void {
    const beat = this.queue.shift()
    this.left = this.queue.length
    if (!beat) return this.toNow()
    this.now = beat
    this.started(beat)
    if (!this.paused) this.timer = setTimeout(() => this.next(), beat.dwell * FACTOR[this.speed])
  }
}
