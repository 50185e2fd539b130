import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { Caller, Case, Outcome } from './case.ts'
import { APPLICATIONS } from './fixture.ts'

// Every change from one status to another, by every kind of caller.

const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'rejected', 'registered', 'active']

type Step = `${WaitlistStatus} → ${WaitlistStatus}`

/** The outcome of a status change for each kind of caller. */
const CALLERS: readonly { who: Caller; step: (step: Step, isUnchanged: boolean) => Outcome }[] = [
  { who: { user: 'admin' }, step: () => 1 },
  {
    // Una: she creates her account and logs in for the first time.
    who: { user: 'una' },
    step: (step, isUnchanged) =>
      isUnchanged || step === 'approved → registered' || step === 'registered → active' ? 1 : 'forbidden',
  },
  {
    // Her link allows only to create the account.
    who: { token: 'unused' },
    step: (step, isUnchanged) => (isUnchanged || step === 'approved → registered' ? 1 : 'forbidden'),
  },
  { who: { user: 'ursula' }, step: () => 0 },
  { who: { token: 'used' }, step: () => 0 },
  { who: {}, step: () => 0 },
]

/** Updates of the status, from the given status of Una's application. */
export const TRANSITIONS: readonly Case[] = CALLERS.flatMap(({ who, step }) =>
  STATUSES.flatMap((given) =>
    STATUSES.map((status) => ({
      who,
      given,
      asks: {
        table: 'waitlist_submissions',
        does: 'update',
        where: { email: APPLICATIONS.unused.email },
        values: { status },
      },
      gives: step(`${given} → ${status}`, given === status),
    })),
  ),
)
