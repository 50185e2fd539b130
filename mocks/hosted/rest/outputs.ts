import { RestError, unknownColumn } from './errors.ts'
import type { Field } from './query/field.ts'
import { fieldLabel } from './query/field.ts'
import type { Selected, SelectedField } from './query/select.ts'
import type { Output } from './query.ts'
import { aggregateOf } from './sql/aggregate.ts'
import { castTo } from './sql/cast.ts'
import type { Expression } from './sql/expression.ts'
import { expressionOf } from './sql/expression.ts'
import type { TableName } from './tables.ts'
import { columnsOf } from './tables.ts'

/**
 * The selected columns. Adds the columns that they read to `reads`.
 *
 * @throws RestError 42703, 42704, 42846, 42883 or 42803
 */
export function outputsOf(table: TableName, selected: readonly Selected[], reads: Set<string>): Output[] {
  const known = columnsOf(table)
  const fields = selected.filter((item) => item.kind === 'field')
  const outputs = selected.flatMap((item): Output[] => {
    if (item.kind === 'embed') return []
    if (item.kind === 'field') return [outputOf(table, item, reads)]
    for (const name of known.keys()) reads.add(name)
    return [...known].map(([name, { type }]) => ({
      as: name,
      type,
      read: (row) => row[name] ?? null,
      field: { name, path: [] },
      combine: null,
    }))
  })
  // The database reads it as the function of the whole row, without grouping the other columns.
  const ungrouped = outputs.find(({ combine }) => combine === null)
  if (ungrouped !== undefined && fields.some((field) => countsWholeRows(table, field)))
    throw notGrouped(table, ungrouped.as)
  return outputs
}

/** @throws RestError 42703 */
export function requireField(table: TableName, field: Field, reads: Set<string>): Expression {
  const column = columnsOf(table).get(field.name)
  if (column === undefined) throw unknownColumn(table, field.name)
  reads.add(field.name)
  return expressionOf(column, field)
}

export function notGrouped(table: TableName, column: string): RestError {
  return new RestError(
    '42803',
    `column "${table}.${column}" must appear in the GROUP BY clause or be used in an aggregate function`,
  )
}

function outputOf(table: TableName, selected: SelectedField, reads: Set<string>): Output {
  const { field, alias, cast, aggregate, aggregateCast } = selected
  if (field === null) return aggregated(COUNTED_ROW, selected)
  if (countsWholeRows(table, selected)) {
    for (const name of columnsOf(table).keys()) reads.add(name)
    return aggregated(COUNTED_ROW, { ...selected, aggregate: 'count' })
  }
  const source = requireField(table, field, reads)
  const expression = cast === null ? source : converted(source, cast)
  if (aggregate !== null) return aggregated(expression, { ...selected, aggregateCast })
  // A name refers to the converted value.
  const isConverted = cast !== null && (alias !== null || field.path.length > 0)
  return { ...expression, as: alias ?? fieldLabel(field), field: isConverted ? null : field, combine: null }
}

/** A value that is not null, so that every row is counted. */
const COUNTED_ROW: Expression = { type: 'boolean', read: () => true }

/** Whether it is `count` without parentheses, which counts rows of which all columns may be read. */
function countsWholeRows(table: TableName, { field, aggregate }: SelectedField): boolean {
  return (
    field?.name === 'count' && field.path.length === 0 && aggregate === null && !columnsOf(table).has('count')
  )
}

function aggregated({ type, read }: Expression, { alias, aggregate, aggregateCast }: SelectedField): Output {
  const name = aggregate ?? 'count'
  const { type: result, combine } = aggregateOf(name, type)
  if (aggregateCast === null) return { as: alias ?? name, type: result, read, field: null, combine }
  const cast = castTo(result, aggregateCast)
  return {
    as: alias ?? name,
    type: cast.type,
    read,
    field: null,
    combine: (values) => cast.convert(combine(values)),
  }
}

function converted({ type, read }: Expression, name: string): Expression {
  const cast = castTo(type, name)
  return { type: cast.type, read: (row) => cast.convert(read(row)) }
}
