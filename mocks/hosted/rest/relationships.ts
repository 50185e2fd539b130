import { notImplemented } from './errors.ts'
import type { TableName } from './tables.ts'
import { baseTableOf } from './tables.ts'

/** The foreign keys between the tables. */
const REFERENCES = [
  { from: 'approved_users', column: 'waitlist_submission_id', to: 'waitlist_submissions', isUnique: true },
  {
    from: 'submission_events',
    column: 'waitlist_submission_id',
    to: 'waitlist_submissions',
    isUnique: false,
  },
  { from: 'magic_links', column: 'approved_user_id', to: 'approved_users', isUnique: true },
] as const satisfies readonly { from: TableName; column: string; to: TableName; isUnique: boolean }[]

export interface Relationship {
  readonly to: TableName
  /** The compared columns. */
  readonly own: string
  readonly other: string
  /** Whether a row has at most one joined row. */
  readonly isToOne: boolean
}

/**
 * The join of a table with another one, in either direction of a foreign key.
 *
 * @throws RestError PGRST127
 */
export function findRelationship(table: TableName, target: string): Relationship {
  for (const { from, column, to, isUnique } of REFERENCES) {
    if (from === table && to === target) return { to, own: column, other: 'id', isToOne: true }
    if (from === target && to === baseTableOf(table))
      return { to: from, own: 'id', other: column, isToOne: isUnique }
  }
  throw notImplemented(`A join of ${table} with ${target} is not answered here.`)
}
