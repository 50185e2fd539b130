import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { Asker, Case, Outcome } from './case.ts'
import { APPLICATIONS } from './fixture.ts'

// Every step from one status of an application to another, by everybody who could think of taking it.

const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'rejected', 'registered', 'active']

type Step = `${WaitlistStatus} → ${WaitlistStatus}`

/** What becomes of a step that is taken by each of them. */
const ASKERS: readonly { who: Asker; step: (step: Step, isStill: boolean) => Outcome }[] = [
  { who: { user: 'admin' }, step: () => 1 },
  {
    // Una herself: her account is made, and she comes in for the first time.
    who: { user: 'una' },
    step: (step, isStill) =>
      isStill || step === 'approved → registered' || step === 'registered → active' ? 1 : 'forbidden',
  },
  {
    // Whoever has her link may make the account, and no more.
    who: { token: 'unused' },
    step: (step, isStill) => (isStill || step === 'approved → registered' ? 1 : 'forbidden'),
  },
  { who: { user: 'ursula' }, step: () => 0 },
  { who: { token: 'used' }, step: () => 0 },
  { who: {}, step: () => 0 },
]

/** Updates of the status, where Una's application stands as it is said. */
export const TRANSITIONS: readonly Case[] = ASKERS.flatMap(({ who, step }) =>
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
