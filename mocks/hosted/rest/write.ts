import { timestamp } from '../../context.ts'
import type { ProviderContext } from '../auth/context.ts'
import type { WaitlistSubmissionRow } from '../rows.ts'
import { storeSubmission } from '../submissions.ts'
import type { ApplicationLimits } from './applicationLimits.ts'
import type { Values, WriteBody } from './body.ts'
import { readValues } from './body.ts'
import { requireConstraints } from './constraints.ts'
import { policyViolated, RestError } from './errors.ts'
import { requireColumns, requireDelete } from './grants.ts'
import { policiesOf } from './policies.ts'
import type { Query } from './query.ts'
import type { TableAccess } from './read.ts'
import { findRows, requireReads } from './read.ts'
import type { Application } from './statusChanges.ts'
import { changedApplication } from './statusChanges.ts'
import type { AnyRow, TableName } from './tables.ts'
import { baseTableOf, columnsOf, rowsOf } from './tables.ts'

// Insert, update and delete. Each checks in the order of the database, so that the first error is the same. They only
// prepare a change: `commit` writes it after all checks have passed.

/** A checked write. */
export interface Change {
  readonly rows: readonly AnyRow[]
  /** Writes the rows and returns them as they are stored. */
  commit(): Promise<readonly AnyRow[]>
}

export interface WriteContext extends ProviderContext {
  readonly applicationLimits: ApplicationLimits
}

/**
 * Only applications can be inserted.
 *
 * @param sender the network address, or null
 * @throws RestError 42501, 429 over a limit, or an error of the constraints
 */
export function insert(
  view: TableAccess,
  query: Query,
  { columns, rows }: WriteBody,
  sender: string | null,
  context: WriteContext,
): Change {
  const { table, returnsRows } = query
  const { db, requester } = view
  requireColumns(requester.role, 'insert', table, columns)
  if (returnsRows) requireReads(view, query)
  const policies = policiesOf(requester, table, view)
  context.applicationLimits.require(sender, rows.length)

  const created = rows.map((row) => newApplication(table, readValues(table, columns, row), context))
  for (const row of created) {
    if (policies.insert?.(row) !== true) throw policyViolated(table)
    // Returning the rows requires the permission to select them.
    if (returnsRows && policies.select?.(row) !== true) throw policyViolated(table)
  }
  requireConstraints(db, table, created)
  return {
    rows: created,
    commit() {
      context.applicationLimits.count(sender, created.length)
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
  const changed = found.map((before): AnyRow => {
    const after =
      base === 'waitlist_submissions'
        ? changedApplication(requester, before as Application, values, timestamp(context.clock))
        : { ...before, ...values }
    if (policies.update?.check(after) !== true) throw policyViolated(table)
    return after
  })
  requireConstraints(db, base, changed)
  return { rows: changed, commit: () => store(view, base, changed, context) }
}

/**
 * Only approved users can be deleted, with their magic links.
 *
 * @throws RestError 42501, or 21000 without a filter
 */
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
        const link = db.magicLinks.find('approvedUser', id)
        if (link !== undefined) db.magicLinks.delete(link.id)
      }
      return found
    },
  }
}

/** Writes checked rows: changed ones, or new applications. */
async function store(
  { db, requester }: TableAccess,
  table: TableName,
  rows: readonly AnyRow[],
  context: ProviderContext,
): Promise<AnyRow[]> {
  const stored: AnyRow[] = []
  for (const row of rows)
    if (table === 'waitlist_submissions')
      stored.push(await storeSubmission(context, row as WaitlistSubmissionRow, requester.email))
    else stored.push((await rowsOf(db, table).update(row.id, row)) ?? row)
  return stored
}

/** The values of a new application with the database's defaults. */
function newApplication(table: TableName, values: Values, { clock, ids }: ProviderContext): AnyRow {
  const missing = Object.fromEntries([...columnsOf(table).keys()].map((name) => [name, null]))
  const defaults = {
    id: ids.uuid(),
    status: 'pending',
    cleanup_incomplete: false,
    created_at: timestamp(clock),
  }
  return { ...missing, ...defaults, ...values }
}

/** The provider refuses to change or delete a whole table without a filter. */
function requireFilter({ filters }: Query, statement: 'UPDATE' | 'DELETE'): void {
  if (filters.length === 0) throw new RestError('21000', `${statement} requires a WHERE clause`)
}
