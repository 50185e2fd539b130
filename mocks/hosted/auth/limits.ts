import type { Clock } from '../../clock.ts'
import { AuthError } from './errors.ts'

// Rate limits. A request over a limit gets the status 429. The real provider counts per IP address, which a mock does not see; here the
// limits apply per account.

/** Maximum requests of one kind at once. */
const BURST = 30

/** Requests added per minute afterward. */
const SIGN_INS_PER_MINUTE = 6
const REFRESHES_PER_MINUTE = 30
const CHALLENGES_PER_MINUTE = 15

/** Minimum time between two recovery emails to one person. */
export const MAIL_INTERVAL_MS = 60_000
/** Minimum time between two text messages to one phone. */
export const TEXT_MESSAGE_INTERVAL_MS = 5_000

export interface Limits {
  /**
   * Counts a request of one sender.
   *
   * @throws AuthError 429 over_request_rate_limit
   */
  countRequest(kind: 'sign-in' | 'refresh' | 'challenge' | 'verify', sender: string): void
}

const RATES = {
  'sign-in': SIGN_INS_PER_MINUTE,
  refresh: REFRESHES_PER_MINUTE,
  challenge: CHALLENGES_PER_MINUTE,
  verify: CHALLENGES_PER_MINUTE,
} as const

/** Token buckets: each request takes one token, which is refilled at the rate above. */
export function createLimits(clock: Pick<Clock, 'now'>): Limits {
  const buckets = new Map<string, { tokens: number; at: number }>()

  return {
    countRequest(kind, sender) {
      const key = `${kind} ${sender}`
      const now = clock.now()
      const { tokens, at } = buckets.get(key) ?? { tokens: BURST, at: now }
      // Resetting the clock moves the time back.
      const elapsed = Math.max(0, now - at)
      const filled = Math.min(BURST, tokens + (elapsed / 60_000) * RATES[kind])
      if (filled < 1) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      buckets.set(key, { tokens: filled - 1, at: now })
    },
  }
}

/**
 * Allows one message per interval.
 *
 * @param sentAt time of the last message in milliseconds since 1970
 * @throws AuthError 429 with the given code
 */
export function requireInterval(
  sentAt: number | undefined,
  interval: number,
  now: number,
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): void {
  // A message of the future was sent before the clock was reset.
  if (sentAt === undefined || sentAt > now || sentAt + interval <= now) return
  const seconds = Math.ceil((sentAt + interval - now) / 1000)
  throw new AuthError(429, code, `For security purposes, you can only request this after ${seconds} seconds.`)
}
