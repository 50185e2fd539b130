import { RestError } from './errors.ts'
import { requireField } from './outputs.ts'
import type { Condition } from './query/condition.ts'
import type { Embed, Filter } from './query.ts'
import { predicate } from './sql/predicate.ts'
import type { TableName } from './tables.ts'

/**
 * The filter of a condition. Adds the columns that it reads to `reads`.
 *
 * @throws RestError 42703 for an unknown column, PGRST120 for a joined table that is compared with something else than
 *   null, or an error of the operation
 */
export function filterOf(
  table: TableName,
  condition: Condition,
  embeds: readonly Embed[],
  reads: Set<string>,
): Filter {
  if (condition.kind === 'filter') {
    const { field, operation } = condition
    const embed = field.path.length === 0 ? embeds.find(({ as }) => as === field.name) : undefined
    if (embed !== undefined) return joinedFilter(embed, condition)
    const { type, read } = requireField(table, field, reads)
    const passes = predicate(type, operation)
    return (row) => passes(read(row))
  }
  const parts = condition.parts.map((part) => filterOf(table, part, embeds, reads))
  const decisive = condition.kind === 'or'
  return (row, joined) => {
    const results = parts.map((part) => part(row, joined))
    const result = results.includes(decisive) ? decisive : results.includes(null) ? null : !decisive
    return condition.isNegated && result !== null ? !result : result
  }
}

/** `is.null` or `not.is.null` of a joined table: whether it has no row or any. */
function joinedFilter(embed: Embed, { operation }: Extract<Condition, { kind: 'filter' }>): Filter {
  if (operation.operator !== 'is' || !['null', 'not_null'].includes(operation.operand))
    throw new RestError('PGRST120', `Bad operator on the '${embed.as}' embedded resource`, {
      details: 'Only is null or not is null filters are allowed on embedded resources',
    })
  const requiresRow = operation.isNegated !== (operation.operand === 'not_null')
  return (row, joined) => joined(embed, row).length > 0 === requiresRow
}
