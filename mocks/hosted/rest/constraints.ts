import { isEmail } from '../../../src/domain/email.ts'
import type { HostedDatabase } from '../database.ts'
import { RestError } from './errors.ts'
import { characters, isInterest } from './interest.ts'
import type { AnyRow, RowOf, TableName } from './tables.ts'
import { columnsOf, rowsOf } from './tables.ts'

// The constraints of supabase/migrations.

type Checks<T extends TableName> = Readonly<Record<string, (row: RowOf<T>) => boolean>>

const STATUSES = ['pending', 'approved', 'rejected', 'registered', 'active']
const isName = (name: string) => /[^ ]/.test(name) && characters(name) <= 100

const CHECKS: { readonly [T in TableName]: Checks<T> } = {
  // The database checks them in the order of their names.
  waitlist_submissions: {
    waitlist_submissions_cleanup_finished: ({ cleanup_incomplete, status }) =>
      !cleanup_incomplete || ['pending', 'rejected'].includes(status),
    waitlist_submissions_email_shaped: ({ email }) => isEmail(email),
    waitlist_submissions_first_name_given: ({ first_name }) => isName(first_name),
    waitlist_submissions_interest_bounded: ({ interest }) =>
      new TextEncoder().encode(interest).length <= 8192,
    waitlist_submissions_interest_known: ({ interest }) => isInterest(interest),
    waitlist_submissions_last_name_given: ({ last_name }) => isName(last_name),
    waitlist_submissions_notes_short: ({ admin_notes }) => characters(admin_notes ?? '') <= 2000,
    waitlist_submissions_status_known: ({ status }) => STATUSES.includes(status),
  },
  admin_applications: {},
  submission_events: {},
  approved_users: {
    approved_users_token_random: ({ setup_token }) => /^[0-9a-f]{64}$/.test(setup_token),
  },
  magic_links: {
    magic_links_used_at_known: ({ used_at, used }) => used_at === null || used,
  },
  admin_users: {},
}

const UNIQUE: { readonly [T in TableName]: Readonly<Record<string, (row: RowOf<T>) => string>> } = {
  waitlist_submissions: { waitlist_submissions_email_key: ({ email }) => email.toLowerCase() },
  admin_applications: {},
  submission_events: {},
  approved_users: {
    approved_users_setup_token_key: ({ setup_token }) => setup_token,
    approved_users_waitlist_submission_id_key: ({ waitlist_submission_id }) => waitlist_submission_id,
  },
  magic_links: { magic_links_approved_user_id_key: ({ approved_user_id }) => approved_user_id },
  admin_users: { admin_users_user_id_key: ({ user_id }) => user_id },
}

/**
 * Checks the new rows before any of them is written.
 *
 * @throws RestError 23502, 23514 or 23505
 */
export function requireConstraints(db: HostedDatabase, table: TableName, rows: readonly AnyRow[]): void {
  const changed = new Set(rows.map(({ id }) => id))
  const others = rowsOf(db, table).list(({ id }) => !changed.has(id))
  const keys = Object.entries<(row: AnyRow) => string>(
    UNIQUE[table] as Record<string, (row: AnyRow) => string>,
  )
  const taken = keys.map(([name, keyOf]) => ({ name, keyOf, keys: new Set(others.map(keyOf)) }))

  for (const row of rows) {
    requireValues(table, row)
    requireChecks(table, row)
    for (const { name, keyOf, keys } of taken) {
      if (keys.has(keyOf(row)))
        throw new RestError('23505', `duplicate key value violates unique constraint "${name}"`)
      keys.add(keyOf(row))
    }
  }
}

function requireValues(table: TableName, row: AnyRow): void {
  for (const [name, { isNullable }] of columnsOf(table))
    if (!isNullable && row[name] === null)
      throw new RestError(
        '23502',
        `null value in column "${name}" of relation "${table}" violates not-null constraint`,
      )
}

function requireChecks(table: TableName, row: AnyRow): void {
  // Each table's checks receive rows of that table only.
  for (const [name, passes] of Object.entries(CHECKS[table] as Record<string, (row: AnyRow) => boolean>))
    if (!passes(row))
      throw new RestError('23514', `new row for relation "${table}" violates check constraint "${name}"`)
}
