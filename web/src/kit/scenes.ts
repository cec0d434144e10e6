// Short scenes that tell cause and effect, drawn over the board while a beat is looked at.

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
