/** What kept a second factor from being asked, or its code from being taken. */
export type Trouble =
  | 'incomplete'
  | 'wrongCode'
  | 'challengeExpired'
  | 'rateLimited'
  | 'unreachable'
  | 'broken'
  | 'factorGone'
  | 'noFactor'
  | 'signInEnded'

/** The failure of an actor of this flow. */
export class FactorError extends Error {
  override readonly name = 'FactorError'
  readonly trouble: Trouble

  constructor(trouble: Trouble, cause?: unknown) {
    super(trouble, { cause })
    this.trouble = trouble
  }
}

/** What went wrong; what nobody foresaw is `broken`. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof FactorError ? error.trouble : 'broken'
}

/** Whether trying again may help. Otherwise only signing in anew does. */
export function canRetry(trouble: Trouble | null): boolean {
  return trouble !== 'noFactor' && trouble !== 'signInEnded'
}
