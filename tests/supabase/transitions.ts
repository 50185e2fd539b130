import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import { type Caller, type Case, type Outcome, SELF, type Table } from './case.ts'
import { APPLICATIONS, USERS } from './fixture.ts'

// Every change from one status to another, by every kind of caller.

const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'rejected', 'registered', 'active']

type Change = `${WaitlistStatus} → ${WaitlistStatus}`

interface Row {
  caller: Caller
  table: Table
  owner_id?: string
  outcome: (change: Change, isUnchanged: boolean) => Outcome
}

/** The outcome of a status change for each kind of caller. */
const CALLERS: readonly Row[] = [
  { caller: { user: 'admin' }, table: 'admin_applications', outcome: () => 1 },
  { caller: { user: 'admin', assurance: 'aal1' }, table: 'admin_applications', outcome: () => 0 },
  // Admins have no other permissions on the table itself than anyone else.
  { caller: { user: 'admin' }, table: 'waitlist_submissions', outcome: () => 0 },
  {
    // The owner creates her account and logs in.
    caller: { user: 'una' },
    table: 'waitlist_submissions',
    owner_id: USERS.una.id,
    outcome: (change, isUnchanged) =>
      isUnchanged || change === 'approved → registered' || change === 'registered → active' ? 1 : 'forbidden',
  },
  {
    caller: { user: 'una', assurance: 'aal1' },
    table: 'waitlist_submissions',
    owner_id: USERS.una.id,
    outcome: () => 0,
  },
  { caller: { user: 'una' }, table: 'waitlist_submissions', outcome: () => 0 },
  { caller: { user: 'una' }, table: 'admin_applications', outcome: () => 0 },
  { caller: { user: 'ursula', token: 'used' }, table: 'waitlist_submissions', outcome: () => 0 },
  { caller: { token: 'unused' }, table: 'waitlist_submissions', outcome: () => 'forbidden' },
]

/** Updates of the status, from each status of Una's application. */
export const TRANSITIONS: readonly Case[] = [
  ...CALLERS.flatMap(({ caller, table, owner_id, outcome }) =>
    STATUSES.flatMap((before) =>
      STATUSES.map((status) => ({
        caller,
        initial: { status: before, ...(owner_id && { owner_id }) },
        operation: {
          table,
          action: 'update' as const,
          where: { id: APPLICATIONS.unused.id },
          values: { status },
        },
        outcome: outcome(`${before} → ${status}`, before === status),
      })),
    ),
  ),
  // The claim may contain the first change of the status, and no other.
  ...STATUSES.map((status) => ({
    caller: { user: 'una', token: 'unused' } as const,
    operation: {
      table: 'waitlist_submissions' as const,
      action: 'update' as const,
      where: { id: APPLICATIONS.unused.id },
      values: { owner_id: SELF, status },
    },
    outcome: status === 'approved' || status === 'registered' ? 1 : ('forbidden' as const),
  })),
]
