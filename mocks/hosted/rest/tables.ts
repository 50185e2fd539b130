import type { Database } from '../../../src/hosted/database.gen.ts'
import type { Table } from '../../db/table.ts'
import type { HostedDatabase } from '../database.ts'

// The columns and references of the tables in supabase/migrations.

type Tables = Database['public']['Tables'] & Database['public']['Views']
/** A table or view. */
export type TableName = keyof Tables & string
export type RowOf<T extends TableName> = Tables[T]['Row']

export type Value = string | boolean | null
/** A row of any table. */
export type AnyRow = { readonly id: string } & { readonly [column: string]: Value }

export interface Column {
  readonly type: 'uuid' | 'text' | 'boolean' | 'timestamptz'
  readonly isNullable: boolean
  /** The default: a new id, the current time or a value. Null without a default. */
  readonly default: 'newId()' | 'now()' | { readonly value: Value } | null
}

/** The column definition that fits the generated type of its values. */
type ColumnOf<V> = Column & {
  readonly type: Exclude<V, null> extends boolean ? 'boolean' : 'uuid' | 'text' | 'timestamptz'
  readonly isNullable: null extends V ? true : false
}

const column = { isNullable: false, default: null } as const
const uuid = { ...column, type: 'uuid' } as const
const text = { ...column, type: 'text' } as const
const boolean = { ...column, type: 'boolean' } as const
const timestamptz = { ...column, type: 'timestamptz' } as const
const orNull = <C extends Column>(it: C) => ({ ...it, isNullable: true }) as const

const id = { ...uuid, default: 'newId()' } as const
const createdAt = { ...timestamptz, default: 'now()' } as const
const no = { ...boolean, default: { value: false } } as const

/** The columns of the view admin_applications. */
const ADMIN_COLUMNS = {
  id,
  first_name: text,
  last_name: text,
  email: text,
  interest: text,
  status: { ...text, default: { value: 'pending' } },
  admin_notes: orNull(text),
  reviewed_by: orNull(uuid),
  reviewed_at: orNull(timestamptz),
  created_at: createdAt,
  last_login_at: orNull(timestamptz),
  emailed_at: orNull(timestamptz),
  cleanup_incomplete: no,
} as const

const COLUMNS = {
  admin_applications: ADMIN_COLUMNS,
  waitlist_submissions: {
    ...ADMIN_COLUMNS,
    notified_at: orNull(timestamptz),
    owner_id: orNull(uuid),
  },
  submission_events: {
    id,
    waitlist_submission_id: uuid,
    kind: text,
    at: createdAt,
    by_email: orNull(text),
  },
  approved_users: {
    id,
    waitlist_submission_id: uuid,
    setup_token: text,
    expires_at: timestamptz,
    account_created: no,
    created_at: createdAt,
  },
  magic_links: {
    id,
    approved_user_id: uuid,
    used: no,
    used_at: orNull(timestamptz),
    created_at: createdAt,
  },
  admin_users: { id, user_id: uuid },
} satisfies { [T in TableName]: { [C in keyof RowOf<T>]: ColumnOf<RowOf<T>[C]> } }

/** The foreign keys between the tables. */
export const REFERENCES = [
  {
    name: 'approved_users_waitlist_submission_id_fkey',
    table: 'approved_users',
    column: 'waitlist_submission_id',
    to: 'waitlist_submissions',
    isOneToOne: true,
  },
  {
    name: 'submission_events_waitlist_submission_id_fkey',
    table: 'submission_events',
    column: 'waitlist_submission_id',
    to: 'waitlist_submissions',
    isOneToOne: false,
  },
  {
    name: 'magic_links_approved_user_id_fkey',
    table: 'magic_links',
    column: 'approved_user_id',
    to: 'approved_users',
    isOneToOne: true,
  },
] as const satisfies readonly {
  name: string
  table: TableName
  column: string
  to: TableName
  /** Whether the column is unique. */
  isOneToOne: boolean
}[]

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

/** The mock table of a provider table. */
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
