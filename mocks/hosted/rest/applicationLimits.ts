import type { Clock } from '../../clock.ts'
import { RestError } from './errors.ts'

// The limits of supabase/migrations/20261124090000_application_limits.sql.

const HOUR_MS = 3_600_000
const OF_ONE_SENDER = 20
const OF_ALL_SENDERS = 500

/** The key of all senders. */
const EVERYONE = 'everyone'

export interface ApplicationLimits {
  /**
   * Checks new applications of a sender; null if the address is unknown.
   *
   * @throws RestError 429 over a limit
   */
  require(sender: string | null, applications: number): void
  count(sender: string | null, applications: number): void
}

/** Counts applications within each hour of the clock. */
export function createApplicationLimits(clock: Pick<Clock, 'now'>): ApplicationLimits {
  let hour = Number.NaN
  const counts = new Map<string, number>()

  /** The number of applications within this hour. */
  function counted(sender: string): number {
    const thisHour = Math.floor(clock.now() / HOUR_MS)
    if (thisHour !== hour) counts.clear()
    hour = thisHour
    return counts.get(sender) ?? 0
  }

  return {
    require(sender, applications) {
      const isOver =
        (sender !== null && counted(sender) + applications > OF_ONE_SENDER) ||
        counted(EVERYONE) + applications > OF_ALL_SENDERS
      if (!isOver) return
      const seconds = Math.ceil(((hour + 1) * HOUR_MS - clock.now()) / 1000)
      throw new RestError('over_request_rate_limit', 'Too many applications', {
        headers: { 'Retry-After': String(seconds) },
      })
    },
    count(sender, applications) {
      for (const key of sender === null ? [EVERYONE] : [sender, EVERYONE])
        counts.set(key, counted(key) + applications)
    },
  }
}
