import type { Field } from '../query/field.ts'
import type { AnyRow, Column } from '../tables.ts'
import type { SqlType, SqlValue } from './value.ts'
import { presented, textOf } from './value.ts'

/** A value that is computed from a row. */
export interface Expression {
  readonly type: SqlType
  read(row: AnyRow): SqlValue
}

/** The value of a field. No column contains JSON, so a path finds nothing but the value itself, as index 0. */
export function expressionOf(column: Column, { name, path }: Field): Expression {
  const last = path.at(-1)
  if (last === undefined) return { type: column.type, read: (row) => row[name] ?? null }
  const isTheValue = path.every(({ key }) => key === 0 || key === -1)
  return {
    type: last.isText ? 'text' : 'jsonb',
    read(row) {
      const value = row[name] ?? null
      if (value === null || !isTheValue) return null
      return last.isText ? textOf(column.type, value) : presented(column.type, value)
    },
  }
}
