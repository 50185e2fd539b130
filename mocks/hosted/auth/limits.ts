import type { Clock } from '../../clock.ts'
import { AuthError } from './errors.ts'

// How much the provider takes before it answers 429. The real one counts by the address of the network, which a mock
// does not see: here it is the account.

/** How many may come at once, of every kind. */
const BURST = 30

/** How many a minute come back afterwards. */
const SIGN_INS_PER_MINUTE = 6
const REFRESHES_PER_MINUTE = 30
const CHALLENGES_PER_MINUTE = 15

/** Between two recovery mails to the same person, in milliseconds. */
export const MAIL_INTERVAL_MS = 60_000
/** Between two text messages to the same telephone, in milliseconds. */
export const TEXT_MESSAGE_INTERVAL_MS = 5_000

export interface Limits {
  /**
   * Counts a request of `who`.
   *
   * @throws AuthError 429 over_request_rate_limit
   */
  countRequest(what: 'sign-in' | 'refresh' | 'challenge' | 'verify', who: string): void
}

const RATES = {
  'sign-in': SIGN_INS_PER_MINUTE,
  refresh: REFRESHES_PER_MINUTE,
  challenge: CHALLENGES_PER_MINUTE,
  verify: CHALLENGES_PER_MINUTE,
} as const

/** Buckets of tokens: each request takes one, and they drip back. */
export function createLimits(clock: Pick<Clock, 'now'>): Limits {
  const buckets = new Map<string, { tokens: number; at: number }>()

  return {
    countRequest(what, who) {
      const key = `${what} ${who}`
      const now = clock.now()
      const { tokens, at } = buckets.get(key) ?? { tokens: BURST, at: now }
      const filled = Math.min(BURST, tokens + ((now - at) / 60_000) * RATES[what])
      if (filled < 1) throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      buckets.set(key, { tokens: filled - 1, at: now })
    },
  }
}

/**
 * Lets one message through in every interval.
 *
 * @param sentAt when the last one was sent, in milliseconds since 1970
 * @throws AuthError 429 with the code that is given
 */
export function requireInterval(
  sentAt: number | undefined,
  interval: number,
  now: number,
  code: 'over_email_send_rate_limit' | 'over_sms_send_rate_limit',
): void {
  if (sentAt === undefined || sentAt + interval <= now) return
  const seconds = Math.ceil((sentAt + interval - now) / 1000)
  throw new AuthError(429, code, `For security purposes, you can only request this after ${seconds} seconds.`)
}
