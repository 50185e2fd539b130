import type { Field } from './query/field.ts'
import type { Relationship } from './relationships.ts'
import type { Aggregate } from './sql/aggregate.ts'
import type { Expression } from './sql/expression.ts'
import type { SqlType, SqlValue } from './sql/value.ts'
import type { AnyRow, TableName } from './tables.ts'

/** A query of one table and the tables joined to it. */
export interface Query {
  readonly table: TableName
  /** The selected columns, without those of joined tables. */
  readonly outputs: readonly Output[]
  readonly embeds: readonly Embed[]
  readonly filters: readonly Filter[]
  readonly order: readonly SortKey[]
  /** Of a joined table. The range of the main table is in range.ts. */
  readonly limit: number | null
  readonly offset: number
  /** Every column that the query reads, selected or not. */
  readonly reads: ReadonlySet<string>
}

/** A selected column. */
export interface Output {
  readonly as: string
  readonly type: SqlType
  /** The value that a row contributes. */
  read(row: AnyRow): SqlValue
  /** The column that a grouped query groups and sorts by; null for other expressions. */
  readonly field: Field | null
  /** The value of a group of rows; null if the column is one of those that the rows are grouped by. */
  readonly combine: Aggregate['combine'] | null
}

/** A joined table. */
export interface Embed {
  readonly as: string
  readonly relationship: Relationship
  /** Whether rows without a joined row are omitted. */
  readonly isInner: boolean
  /** Whether its columns become columns of the row. */
  readonly isSpread: boolean
  readonly query: Query
}

/** The joined rows of a row that the requester may see and that match the query of the join, in its order. */
export type JoinedRows = (embed: Embed, row: AnyRow) => readonly AnyRow[]

/** Whether a row passes. Null for a comparison with null, as in SQL. */
export type Filter = (row: AnyRow, joined: JoinedRows) => boolean | null

export interface SortKey {
  readonly isDescending: boolean
  readonly nullsFirst: boolean
  read(row: AnyRow, joined: JoinedRows): SqlValue
}

/** Whether the rows of the response are groups of rows. */
export function isAggregated({ outputs }: Query): boolean {
  return outputs.some(({ combine }) => combine !== null)
}

/** The columns of the response in order, with those of joined tables. */
export function responseColumns({ outputs, embeds }: Query): { as: string; type: Expression['type'] }[] {
  return [
    ...outputs,
    ...embeds.flatMap(({ as, isSpread, relationship, query }) => {
      const columns = responseColumns(query)
      if (columns.length === 0) return []
      if (!isSpread) return [{ as, type: 'json' as const }]
      return columns.map((column) => ({
        as: column.as,
        type: relationship.isToOne ? column.type : ('jsonb' as const),
      }))
    }),
  ]
}
