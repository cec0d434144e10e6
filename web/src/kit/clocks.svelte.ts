// Clocks: which a table may have, what is left of one, and a second hand that all of them share.
import { t } from './texts/index.svelte'
import type { Clock, SeatClock } from './wire'

const DAY = 86_400
export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { kind: 'live', allowance: 30, reserve: 300 },
  calm: { kind: 'live', allowance: 90, reserve: 900 },
  day: { kind: 'days', allowance: DAY },
  days: { kind: 'days', allowance: 3 * DAY },
  week: { kind: 'days', allowance: 7 * DAY },
}

/** The time of day in seconds, as long as somebody looks at it. */
class SecondHand {
  now = $state(Date.now() / 1000)
  private lookers = 0
  private timer: ReturnType<typeof setInterval> | undefined

  watch(): () => void {
    this.now = Date.now() / 1000
    if (this.lookers++ === 0) this.timer = setInterval(() => (this.now = Date.now() / 1000), 1000)
    return () => {
      if (--this.lookers === 0) clearInterval(this.timer)
    }
  }
}

export const secondHand = new SecondHand()

/** Seconds left until time is up; null while nobody waits. A clock that stands still keeps what it had. */
export function left(clock: SeatClock | null | undefined, now: number): number | null {
  if (!clock || clock.due === null) return null
  return Math.max(0, clock.due - Math.max(now, clock.still ?? 0))
}

/** "0:25", "12:05", "5 h", "2 d": never finer than one needs it. */
export function spoken(seconds: number): string {
  if (seconds >= 2 * DAY) return t('kit-days', { count: Math.floor(seconds / DAY) })
  if (seconds >= 2 * 3600) return t('kit-hours', { count: Math.floor(seconds / 3600) })
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
