import { RestError } from './errors.ts'
import type { TableName } from './tables.ts'
import { baseTableOf, REFERENCES } from './tables.ts'

/** A join from one table to another. */
export interface Relationship {
  readonly to: TableName
  /** The compared columns. */
  readonly own: string
  readonly other: string
  /** Whether a row has at most one joined row. */
  readonly isToOne: boolean
}

/**
 * The join between a table and the one that `target` names: a table, a view, a foreign key or its column.
 *
 * @param hint the name of the foreign key or of one of its columns, or null
 * @throws RestError PGRST200
 */
export function findRelationship(table: TableName, target: string, hint: string | null): Relationship {
  for (const reference of REFERENCES) {
    if (hint !== null && ![reference.name, reference.column, 'id'].includes(hint)) continue
    // A view has the foreign keys of its table. They join a view only by its name.
    const isKey = hint === null && target === reference.name
    const isColumn = hint === null && target === reference.column
    if (
      reference.table === table &&
      (target === reference.to || isViewOf(target, reference.to) || isKey || isColumn)
    )
      return {
        to: isViewOf(target, reference.to) ? target : reference.to,
        own: reference.column,
        other: 'id',
        isToOne: true,
      }
    if (reference.to === baseTableOf(table) && (target === reference.table || isKey))
      return {
        to: reference.table,
        own: 'id',
        other: reference.column,
        isToOne: reference.isOneToOne,
      }
  }
  const hinted = hint === null ? '' : ` using the hint '${hint}'`
  throw new RestError(
    'PGRST200',
    `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${target}'${hinted} in the schema 'public', but no matches were found.`,
    },
  )
}

function isViewOf(target: string, table: TableName): target is 'admin_applications' {
  return target === 'admin_applications' && baseTableOf(target) === table
}
