import type { ProviderContext } from '../auth/context.ts'
import type { HostedDatabase } from '../database.ts'
import type { WaitlistSubmissionRow } from '../rows.ts'
import { storeSubmission } from '../submissions.ts'
import type { ApplicationLimits } from './applicationLimits.ts'
import type { WriteBody } from './body.ts'
import { readValues } from './body.ts'
import { requireConstraints } from './constraints.ts'
import { policyViolated, RestError } from './errors.ts'
import { requireColumns, requireDelete } from './grants.ts'
import { policiesOf } from './policies.ts'
import type { Query } from './query.ts'
import type { TableAccess } from './read.ts'
import { findRows, requireReads } from './read.ts'
import { requireAllowedChange, withLoginTime, withReview } from './statusChanges.ts'
import type { AnyRow, Column, TableName, Value } from './tables.ts'
import { baseTableOf, columnsOf, REFERENCES, rowsOf } from './tables.ts'

// Insert, update and delete. Each checks in the order of the database, so that the first error is the same. They only
// prepare a change: `commit` writes it after all checks have passed.

/** A checked write. */
export interface Change {
  readonly rows: readonly AnyRow[]
  /** Writes the rows and returns them as they are stored. */
  commit(): Promise<readonly AnyRow[]>
}

/** The services that writes use. */
export interface WriteContext extends ProviderContext {
  readonly applicationLimits: ApplicationLimits
}

export interface InsertOptions {
  /** The network address of the sender, or null. */
  readonly sender: string | null
  readonly returnsRows: boolean
  readonly missingIsDefault: boolean
}

/** @throws RestError 42501, 429 over a limit, or an error of the constraints */
export function insert(
  view: TableAccess,
  { table, ...query }: Query,
  { columns, rows }: WriteBody,
  { returnsRows, missingIsDefault, sender }: InsertOptions,
  context: WriteContext,
): Change {
  const { db, requester } = view
  requireColumns(requester.role, 'insert', table, columns)
  if (returnsRows) requireReads(view, { table, ...query })
  const policies = policiesOf(requester, table, view)
  const isLimited = table === 'waitlist_submissions'
  if (isLimited) context.applicationLimits.require(sender, rows.length)

  const created = rows.map((row) => {
    const givenColumns = missingIsDefault ? columns.filter((column) => Object.hasOwn(row, column)) : columns
    return withDefaults(columnsOf(table), readValues(table, givenColumns, row), context)
  })
  for (const row of created) {
    if (policies.insert?.(row) !== true) throw policyViolated(table)
    // Returning the rows requires the permission to select them.
    if (returnsRows && policies.select?.(row) !== true) throw policyViolated(table)
  }
  requireConstraints(db, table, created)
  return {
    rows: created,
    commit() {
      if (isLimited) context.applicationLimits.count(sender, created.length)
      return store(view, table, created, context)
    },
  }
}

/** @throws RestError 42501, 21000 without a filter, or an error of the constraints */
export function update(
  view: TableAccess,
  query: Query,
  { columns, rows: [row = {}] }: WriteBody,
  context: ProviderContext,
): Change {
  const { table } = query
  const { db, requester } = view
  requireFilter(query, 'UPDATE')
  requireColumns(requester.role, 'update', table, columns)
  const policies = policiesOf(requester, table, view)
  const found = findRows(view, query).filter((row) => policies.update?.using(row) === true)
  if (columns.length === 0) return { rows: [], commit: async () => [] }

  const values = readValues(table, columns, row)
  const base = baseTableOf(table)
  function changedSubmission(row: AnyRow, values: Readonly<Record<string, Value>>): AnyRow {
    // The table's rows are applications.
    const before = row as WaitlistSubmissionRow & AnyRow
    const now = context.clock.now()
    const after = withReview(requester, before, { ...before, ...values }, now)
    requireAllowedChange(requester, before, after)
    return columns.includes('status') ? withLoginTime(requester, after, now) : after
  }
  const changed = found.map((before): AnyRow => {
    const after =
      base === 'waitlist_submissions' ? changedSubmission(before, values) : { ...before, ...values }
    if (policies.update?.check(after) !== true) throw policyViolated(table)
    return after
  })
  requireConstraints(db, base, changed)
  return {
    rows: changed,
    commit: () => store(view, base, changed, context),
  }
}

/** @throws RestError 42501, or 21000 without a filter */
export function remove(view: TableAccess, query: Query): Change {
  const { table } = query
  const { db, requester } = view
  requireFilter(query, 'DELETE')
  requireDelete(requester.role, table)
  const policies = policiesOf(requester, table, view)
  const found = findRows(view, query).filter((row) => policies.delete?.(row) === true)
  return {
    rows: found,
    async commit() {
      for (const { id } of found) {
        rowsOf(db, table).delete(id)
        deleteReferencingRows(db, table, id)
      }
      return found
    },
  }
}

/** Writes checked rows, replacing existing ones. */
async function store(
  { db, requester }: TableAccess,
  table: TableName,
  rows: readonly AnyRow[],
  context: ProviderContext,
): Promise<AnyRow[]> {
  const stored: AnyRow[] = []
  for (const row of rows) {
    if (table === 'waitlist_submissions')
      stored.push(await storeSubmission(context, row as WaitlistSubmissionRow, requester.email))
    else stored.push((await rowsOf(db, table).update(row.id, row)) ?? (await rowsOf(db, table).create(row)))
  }
  return stored
}

function withDefaults(
  columns: ReadonlyMap<string, Column>,
  values: Readonly<Record<string, Value>>,
  { clock, ids }: ProviderContext,
): AnyRow {
  const row: Record<string, Value> = {}
  for (const [name, { default: otherwise }] of columns) {
    const value = values[name]
    if (value !== undefined) row[name] = value
    else if (otherwise === 'newId()') row[name] = ids.uuid()
    else if (otherwise === 'now()') row[name] = new Date(clock.now()).toISOString()
    else row[name] = otherwise?.value ?? null
  }
  // Every table has an id. The constraints reject a null id.
  return row as AnyRow
}

/** The provider refuses to change or delete a whole table without a filter. */
function requireFilter({ filters }: Query, statement: 'UPDATE' | 'DELETE'): void {
  if (filters.length === 0) throw new RestError('21000', `${statement} requires a WHERE clause`)
}

/** Deletes the rows that reference the deleted row, like ON DELETE CASCADE. */
function deleteReferencingRows(db: HostedDatabase, table: string, id: string): void {
  for (const reference of REFERENCES) {
    if (reference.to !== table) continue
    for (const row of rowsOf(db, reference.table).list((row: AnyRow) => row[reference.column] === id)) {
      rowsOf(db, reference.table).delete(row.id)
      deleteReferencingRows(db, reference.table, row.id)
    }
  }
}
