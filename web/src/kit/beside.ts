// Where help stands: beside what it explains, never over it, and over nothing that may be chosen if there is any other place.

export interface Rect {
  x: number
  y: number
  w: number
  h: number
}

const GAP = 10

const overlap = (a: Rect, b: Rect): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}

const inside = (value: number, size: number, from: number, room: number): number => Math.max(from, Math.min(value, from + room - size))

/** Above, else right, left, below; of several imperfect places the one that covers least. `avoid`: what should stay seen. */
export function beside(target: Rect, size: { w: number; h: number }, frame: Rect, avoid: Rect[]): { x: number; y: number } {
  const middle = { x: target.x + target.w / 2 - size.w / 2, y: target.y + target.h / 2 - size.h / 2 }
  const wanted = [
    { x: middle.x, y: target.y - GAP - size.h },
    { x: target.x + target.w + GAP, y: middle.y },
    { x: target.x - GAP - size.w, y: middle.y },
    { x: middle.x, y: target.y + target.h + GAP },
  ]
  const places = wanted.map(({ x, y }) => ({ x: inside(x, size.w, frame.x, frame.w), y: inside(y, size.h, frame.y, frame.h) }))
  const cost = (place: { x: number; y: number }) => {
    const box = { ...place, ...size }
    return overlap(box, target) * 4 + avoid.reduce((sum, other) => sum + overlap(box, other), 0)
  }
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
