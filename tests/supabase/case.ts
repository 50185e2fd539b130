import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { TOKENS, USERS } from './fixture.ts'

/** The caller: anonymous or signed in, optionally with a setup token in the header. */
export interface Caller {
  user?: keyof typeof USERS
  /**
   * `aal1` and `aal2`: the user has a verified second factor, and did not or did use it. By default the user has none:
   * the only factor is one whose enrollment was not completed.
   */
  assurance?: 'aal1' | 'aal2'
  token?: keyof typeof TOKENS
  /** The address of the sender, as the gateway reports it. By default it is unknown. */
  address?: string
}

export type Table =
  | 'waitlist_submissions'
  | 'admin_applications'
  | 'submission_events'
  | 'approved_users'
  | 'magic_links'
  | 'admin_users'

export type Values = Readonly<Record<string, string | boolean | null>>

/** In the values of an operation: the caller's user id. */
export const SELF = 'the caller'

/** An operation that can be expressed both in SQL and with the provider's client. */
export interface Operation {
  table: Table
  action: 'select' | 'insert' | 'update' | 'delete'
  /** The columns to read; all by default. */
  columns?: string
  /** Conditions: column equals value, or is null. */
  where?: Values
  values?: Values
}

/** The number of affected rows, or why the operation is refused. */
export type Outcome = number | 'forbidden' | 'duplicate' | 'invalid' | 'limited'

/** Changes of Una's application and setup row, which are approved, without owner and not used by default. */
export interface Initial {
  status?: WaitlistStatus
  owner_id?: string
  last_login_at?: string
  account_created?: boolean
}

export interface Step {
  caller: Caller
  operation: Operation
}

export interface Case extends Step {
  initial?: Initial
  /** Operations that are done first. Each affects at least one row. */
  before?: readonly Step[]
  outcome: Outcome
}

/** The operation with the caller's id in place of SELF. For anonymous callers it is the id of nobody. */
export function resolveSelf({ values = {}, ...operation }: Operation, userId: string | undefined): Operation {
  const resolved = Object.entries(values).map(([column, value]) => [
    column,
    value === SELF ? (userId ?? '00000000-0000-4000-8000-000000000000') : value,
  ])
  return { ...operation, values: Object.fromEntries(resolved) }
}

export function callerName({ user, assurance, token, address }: Caller): string {
  return [
    user ?? 'anonymous',
    assurance && `at ${assurance}`,
    token && `with the token ${token}`,
    address && `from ${address}`,
  ]
    .filter(Boolean)
    .join(' ')
}
