import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { TOKENS, USERS } from './fixture.ts'

/** The caller: anonymous or signed in, optionally with a setup token in the header. */
export interface Caller {
  user?: keyof typeof USERS
  token?: keyof typeof TOKENS
}

export type Table =
  | 'waitlist_submissions'
  | 'submission_events'
  | 'approved_users'
  | 'magic_links'
  | 'admin_users'

export type Values = Readonly<Record<string, string | boolean | null>>

/** An operation that can be expressed both in SQL and with the provider's client. */
export interface Operation {
  table: Table
  action: 'select' | 'insert' | 'update' | 'delete'
  /** The columns to read; all by default. */
  columns?: string
  /** Conditions: column equals value. */
  where?: Readonly<Record<string, string | boolean>>
  /** The columns to write. */
  values?: Values
}

/** The number of affected rows, or why the operation is refused. */
export type Outcome = number | 'forbidden' | 'duplicate' | 'invalid'

export interface Case {
  caller: Caller
  /** The status of Una's application, which has an unused link; approved by default. */
  initialStatus?: WaitlistStatus
  operation: Operation
  outcome: Outcome
}
