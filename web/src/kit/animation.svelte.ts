// Short scenes that tell cause and effect. The board never waits for them: they are drawn over it and may be skipped.
import { settings } from './settings.svelte'

export type Scene =
  /** a picture moves from one thing to another */
  | { kind: 'fly'; icon: string; from: string; to: string; tint?: string }
  /** a thing shakes; a word rises from it */
  | { kind: 'hit'; thing: string; word?: string; tone?: 'bad' | 'good' }
  /** dice and cards turn over */
  | { kind: 'tumble'; things: string[] }
  /** a picture sweeps across the whole board */
  | { kind: 'sweep'; icon: string; count: number }
  /** a picture grows and fades where it happens */
  | { kind: 'burst'; icon: string; thing: string }

export const MILLISECONDS: Record<Scene['kind'], number> = { fly: 300, hit: 260, tumble: 320, sweep: 350, burst: 320 }
const BACKLOG = 1000

interface Shown {
  id: number
  scene: Scene
}

export class Animator {
  shown = $state.raw<Shown[]>([])
  private queue: Scene[][] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private count = 0

  /** Scenes of one event are shown together, events one after the other. */
  play(beats: Scene[][]): void {
    if (!settings.moves || document.hidden) return
    this.queue.push(...beats.filter((beat) => beat.length > 0))
    if (this.waiting() > BACKLOG) this.queue = [this.queue.flat()]
    if (this.timer === undefined) this.next()
  }

  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.shown = []
  }

  private waiting(): number {
    return this.queue.reduce((sum, beat) => sum + longest(beat), 0)
  }

  private next(): void {
    const beat = this.queue.shift()
    if (!beat) {
      this.timer = undefined
      this.shown = []
      return
    }
    this.shown = beat.map((scene) => ({ id: ++this.count, scene }))
    this.timer = setTimeout(() => this.next(), longest(beat))
  }
}

const longest = (beat: Scene[]): number => Math.max(...beat.map((scene) => MILLISECONDS[scene.kind]))
