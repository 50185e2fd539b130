import { permissionDenied } from './errors.ts'
import type { Role } from './requester.ts'
import type { RowOf, TableName } from './tables.ts'

// The column grants of supabase/migrations.

type Columns<T extends TableName> = 'all' | readonly (keyof RowOf<T>)[]

interface Grants<T extends TableName> {
  readonly select: Columns<T>
  readonly insert: Columns<T>
  readonly update: Columns<T>
  readonly delete: boolean
}

const nothing = { select: [], insert: [], update: [], delete: false } as const

/** All columns but the token. */
const SETUP_COLUMNS = ['id', 'waitlist_submission_id', 'expires_at', 'account_created', 'created_at'] as const

const GRANTS: { readonly [T in TableName]: { readonly [R in Role]: Grants<T> } } = {
  waitlist_submissions: {
    anon: {
      ...nothing,
      insert: ['first_name', 'last_name', 'email', 'interest'],
      select: ['id', 'first_name', 'last_name', 'email', 'status'],
    },
    authenticated: {
      ...nothing,
      insert: ['first_name', 'last_name', 'email', 'interest'],
      select: ['id', 'first_name', 'last_name', 'email', 'status', 'owner_id'],
      update: ['owner_id', 'status'],
    },
  },
  admin_applications: {
    anon: nothing,
    authenticated: {
      ...nothing,
      select: 'all',
      update: ['status', 'admin_notes', 'reviewed_by', 'reviewed_at', 'last_login_at', 'cleanup_incomplete'],
    },
  },
  submission_events: {
    anon: nothing,
    authenticated: { ...nothing, select: 'all' },
  },
  approved_users: {
    anon: { ...nothing, select: SETUP_COLUMNS },
    authenticated: { ...nothing, select: SETUP_COLUMNS, update: ['account_created'], delete: true },
  },
  magic_links: {
    anon: { ...nothing, select: 'all' },
    authenticated: { ...nothing, select: 'all', update: ['used', 'used_at'] },
  },
  admin_users: {
    anon: nothing,
    authenticated: { ...nothing, select: 'all' },
  },
}

/** @throws RestError 42501 if the role lacks the permission for one of the columns. */
export function requireColumns(
  role: Role,
  does: 'select' | 'insert' | 'update',
  table: TableName,
  columns: Iterable<string>,
): void {
  const granted: 'all' | readonly string[] = GRANTS[table][role][does]
  if (granted === 'all') return
  if (granted.length === 0 || [...columns].some((column) => !granted.includes(column)))
    throw permissionDenied(table)
}

/** @throws RestError 42501 */
export function requireDelete(role: Role, table: TableName): void {
  if (!GRANTS[table][role].delete) throw permissionDenied(table)
}
