// Which options of a game go together: some need others, some a certain number of seats.
import type { OptionSpec } from './wire'

export type Chosen = Record<string, unknown>

const isOn = (value: unknown): boolean => Boolean(value) && value !== 'off'

export function isAllowed(spec: OptionSpec, chosen: Chosen, seats: number): boolean {
  const [fewest, most] = spec.seats ?? [1, seats]
  return seats >= fewest && seats <= most && spec.needs.every((name) => isOn(chosen[name]))
}

/** What is sent: an option that does not go with the others stays as the game has it. */
export function settled(specs: OptionSpec[], chosen: Chosen, seats: number): Chosen {
  const out: Chosen = {}
  for (const spec of specs) out[spec.name] = isAllowed(spec, { ...chosen, ...out }, seats) ? chosen[spec.name] : spec.default
  return out
}
