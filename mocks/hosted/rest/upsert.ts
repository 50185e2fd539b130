import { permissionDenied, RestError } from './errors.ts'
import { parseName } from './query/field.ts'
import { commaSeparated, createScanner } from './query/scanner.ts'
import type { TableName } from './tables.ts'
import { columnsOf } from './tables.ts'

/** The columns that are unique on their own. Applications have a unique expression, lower(email), but no such column. */
const UNIQUE: { readonly [T in TableName]: readonly string[] } = {
  waitlist_submissions: ['id'],
  admin_applications: [],
  submission_events: ['id'],
  approved_users: ['id', 'setup_token', 'waitlist_submission_id'],
  magic_links: ['id', 'approved_user_id'],
  admin_users: ['id', 'user_id'],
}

/**
 * Checks the columns by which an upsert recognizes existing rows: the parameter `on_conflict`, or the id.
 *
 * @returns the columns
 * @throws RestError 42703 for an unknown column, 42P10 for columns that are not unique, 42501 for an upsert that changes
 *   existing rows, because no role may both insert and update the columns of one table
 */
export function requireUpsert(
  table: TableName,
  onConflict: string | null,
  resolution: 'merge-duplicates' | 'ignore-duplicates',
): string[] {
  const columns = onConflict === null ? ['id'] : parseColumns(onConflict)
  const unknown = columns.find((column) => !columnsOf(table).has(column))
  if (unknown !== undefined) throw new RestError('42703', `column "${unknown}" does not exist`)
  const [column, ...more] = columns
  if (onConflict !== null && (more.length > 0 || column === undefined || !UNIQUE[table].includes(column)))
    throw new RestError(
      '42P10',
      'there is no unique or exclusion constraint matching the ON CONFLICT specification',
    )
  if (resolution === 'merge-duplicates') throw permissionDenied(table)
  return columns
}

function parseColumns(text: string): string[] {
  const scanner = createScanner(`on_conflict parameter (${text})`, text)
  const columns = commaSeparated(scanner, () => parseName(scanner))
  scanner.expectEnd()
  return columns
}
