import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import type { TOKENS, USERS } from './fixture.ts'

/** Who asks: nobody in particular, somebody signed in, and either with a setup token in the header. */
export interface Asker {
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

/** What is asked, in the form that both SQL and the provider's client can say. */
export interface Asked {
  table: Table
  does: 'select' | 'insert' | 'update' | 'delete'
  /** The columns read; all unless given. */
  columns?: string
  /** Column equals value. */
  where?: Readonly<Record<string, string | boolean>>
  /** The columns written. */
  values?: Values
}

/** How many rows it reaches, or why it is refused. */
export type Outcome = number | 'forbidden' | 'duplicate' | 'invalid'

export interface Case {
  who: Asker
  /** How Una's application stands, of which there is an unused link; approved unless given. */
  given?: WaitlistStatus
  asks: Asked
  gives: Outcome
}
