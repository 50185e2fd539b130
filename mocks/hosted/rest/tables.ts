import type { Database } from '../../../src/hosted/database.gen.ts'
import type { Table } from '../../db/table.ts'
import type { HostedDatabase } from '../database.ts'

// The columns of the tables in supabase/migrations.

type Tables = Database['public']['Tables'] & Database['public']['Views']
/** A table or view. */
export type TableName = keyof Tables & string
export type RowOf<T extends TableName> = Tables[T]['Row']

export type Value = string | boolean | null
export type AnyRow = { readonly id: string } & { readonly [column: string]: Value }

export interface Column {
  readonly type: 'uuid' | 'text' | 'boolean' | 'timestamptz'
  readonly isNullable: boolean
}

/** The column definition that fits the generated type of its values. */
type ColumnOf<V> = Column & {
  readonly type: Exclude<V, null> extends boolean ? 'boolean' : 'uuid' | 'text' | 'timestamptz'
  readonly isNullable: null extends V ? true : false
}

const uuid = { type: 'uuid', isNullable: false } as const
const text = { type: 'text', isNullable: false } as const
const boolean = { type: 'boolean', isNullable: false } as const
const timestamptz = { type: 'timestamptz', isNullable: false } as const
const orNull = <C extends Column>(it: C) => ({ ...it, isNullable: true }) as const

const ADMIN_COLUMNS = {
  id: uuid,
  first_name: text,
  last_name: text,
  email: text,
  interest: text,
  status: text,
  admin_notes: orNull(text),
  reviewed_by: orNull(uuid),
  reviewed_at: orNull(timestamptz),
  created_at: timestamptz,
  last_login_at: orNull(timestamptz),
  emailed_at: orNull(timestamptz),
  cleanup_incomplete: boolean,
} as const

const COLUMNS = {
  admin_applications: ADMIN_COLUMNS,
  waitlist_submissions: { ...ADMIN_COLUMNS, notified_at: orNull(timestamptz), owner_id: orNull(uuid) },
  submission_events: {
    id: uuid,
    waitlist_submission_id: uuid,
    kind: text,
    at: timestamptz,
    by_email: orNull(text),
  },
  approved_users: {
    id: uuid,
    waitlist_submission_id: uuid,
    setup_token: text,
    expires_at: timestamptz,
    account_created: boolean,
    created_at: timestamptz,
  },
  magic_links: {
    id: uuid,
    approved_user_id: uuid,
    used: boolean,
    used_at: orNull(timestamptz),
    created_at: timestamptz,
  },
  admin_users: { id: uuid, user_id: uuid },
} satisfies { [T in TableName]: { [C in keyof RowOf<T>]: ColumnOf<RowOf<T>[C]> } }

export function isTable(name: string): name is TableName {
  return Object.hasOwn(COLUMNS, name)
}

/** The columns of a table by name, in table order. */
export function columnsOf(table: TableName): ReadonlyMap<string, Column> {
  return new Map<string, Column>(Object.entries(COLUMNS[table]))
}

/** The table behind a view; any other table itself. */
export function baseTableOf(table: TableName): TableName {
  return table === 'admin_applications' ? 'waitlist_submissions' : table
}

export function rowsOf(db: HostedDatabase, table: TableName): Table<AnyRow> {
  const tables: Record<TableName, Table<AnyRow>> = {
    waitlist_submissions: db.waitlistSubmissions,
    admin_applications: db.waitlistSubmissions,
    submission_events: db.submissionEvents,
    approved_users: db.approvedUsers,
    magic_links: db.magicLinks,
    admin_users: db.adminUsers,
  }
  return tables[table]
}
