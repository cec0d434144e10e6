// Who plays for what.
import { t } from '../../kit/texts/index.svelte'
import type { DiceView, Role } from './view'

/** The roles in the order in which they join as the table grows (BD-002, BD-060). */
const JOINING: Role[] = ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy', 'renegade']
const OF_THREE: Role[] = ['deputy', 'outlaw', 'renegade']

/** How many there are of each role: everybody knows it. */
export function rolesAt(seats: number): [Role, number][] {
  const roles = seats === 3 ? OF_THREE : JOINING.slice(0, seats)
  return [...new Set(roles)].map((role) => [role, roles.filter((r) => r === role).length])
}

/** One's own role and what it wants; with three players somebody to hunt. */
export function goalOf(view: DiceView, seat: number): string {
  const player = view.players[seat]
  if (!player?.role) return ''
  if (player.alive) return t(view.seats === 3 ? `bd-goal-three-${player.role}` : `bd-goal-${player.role}`)
  if (view.seats === 3) return t('bd-goal-out-three')
  return t(player.role === 'renegade' ? 'bd-goal-out-renegade' : 'bd-goal-out')
}
