import { notEmbedded, RestError } from './errors.ts'
import { notGrouped, requireField } from './outputs.ts'
import type { Field } from './query/field.ts'
import type { OrderTerm } from './query/order.ts'
import type { Embed, JoinedRows, Output, SortKey } from './query.ts'
import { compare } from './sql/compare.ts'
import type { AnyRow, TableName } from './tables.ts'

interface Sorted {
  readonly table: TableName
  readonly outputs: readonly Output[]
  readonly embeds: readonly (Embed & { readonly embedReads: Set<string> })[]
}

/**
 * The sort key of a term. Adds the column that it reads to `reads`, or to those of the joined table.
 *
 * @throws RestError 42703, 42803 for a column that groups of rows do not have, PGRST108 for a table that is not joined,
 *   PGRST118 for a join with several rows
 */
export function sortKeyOf({ table, outputs, embeds }: Sorted, term: OrderTerm, reads: Set<string>): SortKey {
  const { embed: target, field, isDescending, nullsFirst } = term
  if (target === null) {
    const { read } = requireField(table, field, reads)
    const isGrouped = outputs.some(({ combine }) => combine !== null)
    if (isGrouped && !outputs.some((output) => output.field !== null && isSame(output.field, field)))
      throw notGrouped(table, field.name)
    return { isDescending, nullsFirst, read }
  }
  const embed = embeds.find(({ as }) => as === target)
  if (embed === undefined) throw notEmbedded(target)
  if (!embed.relationship.isToOne)
    throw new RestError('PGRST118', `A related order on '${target}' is not possible`, {
      details: `'${table}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    })
  const { read } = requireField(embed.query.table, field, embed.embedReads)
  return {
    isDescending,
    nullsFirst,
    read(row, joined) {
      const [other] = joined(embed, row)
      return other === undefined ? null : read(other)
    },
  }
}

function isSame(field: Field, other: Field): boolean {
  return JSON.stringify(field) === JSON.stringify(other)
}

/** The sorted rows. The sort is stable. */
export function sorted(rows: readonly AnyRow[], order: readonly SortKey[], joined: JoinedRows): AnyRow[] {
  if (order.length === 0) return [...rows]
  const keyed = rows.map((row) => ({ row, keys: order.map(({ read }) => read(row, joined)) }))
  return keyed
    .toSorted((a, b) => {
      for (const [at, { isDescending, nullsFirst }] of order.entries()) {
        const [left = null, right = null] = [a.keys[at], b.keys[at]]
        if (left === right) continue
        if (left === null) return nullsFirst ? -1 : 1
        if (right === null) return nullsFirst ? 1 : -1
        const result = compare(left, right)
        if (result !== 0) return isDescending ? -result : result
      }
      return 0
    })
    .map(({ row }) => row)
}
