import { RestError } from './errors.ts'
import { requireField } from './outputs.ts'
import type { Condition, Operation } from './query/condition.ts'
import type { Embed, Filter } from './query.ts'
import { predicate } from './sql/predicate.ts'
import type { TableName } from './tables.ts'

/**
 * The filter of a condition. Adds the columns that it reads to `reads`.
 *
 * @throws RestError 42703 for an unknown column, PGRST120 for a joined table that is compared with something else than
 *   null, or an error of the operation
 * @param now the time that the word 'now' means in a filter of a time
 */
export function filterOf(
  table: TableName,
  condition: Condition,
  embeds: readonly Embed[],
  reads: Set<string>,
  now: string,
): Filter {
  if (condition.kind === 'filter') {
    const { field, operation } = condition
    const embed = field.path.length === 0 ? embeds.find(({ as }) => as === field.name) : undefined
    if (embed !== undefined) return joinedFilter(embed, condition)
    const { type, read } = requireField(table, field, reads)
    const passes = predicate(type, type === 'timestamptz' ? atTime(operation, now) : operation)
    return (row) => passes(read(row))
  }
  const parts = condition.parts.map((part) => filterOf(table, part, embeds, reads, now))
  const decisive = condition.kind === 'or'
  return (row, joined) => {
    const results = parts.map((part) => part(row, joined))
    const result = results.includes(decisive) ? decisive : results.includes(null) ? null : !decisive
    return condition.isNegated && result !== null ? !result : result
  }
}

/** PostgreSQL reads 'now' as the current time. */
function atTime(operation: Operation, now: string): Operation {
  return operation.operand.trim().toLowerCase() === 'now' ? { ...operation, operand: now } : operation
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
