import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { Caller, Case, Outcome } from './case.ts'
import { APPLICATIONS } from './fixture.ts'

// Every change from one status to another, by every kind of caller.

const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'rejected', 'registered', 'active']

type Step = `${WaitlistStatus} → ${WaitlistStatus}`

/** The outcome of a status change for each kind of caller. */
const CALLERS: readonly { caller: Caller; step: (step: Step, isUnchanged: boolean) => Outcome }[] = [
  { caller: { user: 'admin' }, step: () => 1 },
  {
    // Una: she creates her account and logs in for the first time.
    caller: { user: 'una' },
    step: (step, isUnchanged) =>
      isUnchanged || step === 'approved → registered' || step === 'registered → active' ? 1 : 'forbidden',
  },
  {
    // Her link allows only to create the account.
    caller: { token: 'unused' },
    step: (step, isUnchanged) => (isUnchanged || step === 'approved → registered' ? 1 : 'forbidden'),
  },
  { caller: { user: 'ursula' }, step: () => 0 },
  { caller: { token: 'used' }, step: () => 0 },
  { caller: {}, step: () => 0 },
]

/** Updates of the status, from each status of Una's application. */
export const TRANSITIONS: readonly Case[] = CALLERS.flatMap(({ caller, step }) =>
  STATUSES.flatMap((initialStatus) =>
    STATUSES.map((status) => ({
      caller,
      initialStatus,
      operation: {
        table: 'waitlist_submissions',
        action: 'update',
        where: { email: APPLICATIONS.unused.email },
        values: { status },
      },
      outcome: step(`${initialStatus} → ${status}`, initialStatus === status),
    })),
  ),
)
