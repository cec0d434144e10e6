// People keep their colour and hatch when the same company plays again, each one seat further on.
import type { TableInfo } from './wire'

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Every seat of this table in its person's tone, until the returned function is called. */
export function wear(table: TableInfo): () => void {
  const style = document.documentElement.style
  for (const { seat, colour } of table.seats) {
    const tone = (colour ?? seat) + 1
    style.setProperty(`--seat-${seat + 1}`, `var(--tone-${tone})`)
    style.setProperty(`--on-seat-${seat + 1}`, `var(--on-tone-${tone})`)
    style.setProperty(`--hatch-of-${seat + 1}`, `var(--hatch-${tone})`)
  }
  return () => {
    for (const seat of SEATS) for (const name of ['seat', 'on-seat', 'hatch-of']) style.removeProperty(`--${name}-${seat}`)
  }
}
