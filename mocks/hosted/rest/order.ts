import { badQuery } from './errors.ts'
import type { AnyRow, Value } from './tables.ts'

export interface Order {
  readonly column: string
  readonly isDescending: boolean
  readonly nullsFirst: boolean
}

const TERM = /^(?<column>\w+)(?:\.(?<direction>asc|desc))?(?:\.nulls(?<nulls>first|last))?$/

/** The provider's database sorts texts as people do, not by their codes. */
const collator = new Intl.Collator('en')

/**
 * Reads `created_at.desc,id` or `last_login_at.asc.nullsfirst`. Nothing counts as more than everything else.
 *
 * @throws RestError PGRST100
 */
export function parseOrder(order: string): Order[] {
  return order.split(',').map((term) => {
    const { column, direction, nulls } = TERM.exec(term)?.groups ?? {}
    if (column === undefined) throw badQuery(`order (${order})`, `unexpected "${term}"`)
    const isDescending = direction === 'desc'
    return { column, isDescending, nullsFirst: nulls === undefined ? isDescending : nulls === 'first' }
  })
}

/** The rows in this order; those that are equal in it as they were. */
export function sorted(rows: readonly AnyRow[], order: readonly Order[]): AnyRow[] {
  return rows.toSorted((a, b) => {
    for (const { column, isDescending, nullsFirst } of order) {
      const [left = null, right = null] = [a[column], b[column]]
      if (left === right) continue
      if (left === null) return nullsFirst ? -1 : 1
      if (right === null) return nullsFirst ? 1 : -1
      const result = compare(left, right)
      if (result !== 0) return isDescending ? -result : result
    }
    return 0
  })
}

/** Below zero where `a` comes first. Moments are stored in one form, in which the earlier comes first as a text. */
export function compare(a: Value, b: Value): number {
  if (a === b) return 0
  // Equal by collation is not yet the same text.
  return collator.compare(String(a), String(b)) || (String(a) < String(b) ? -1 : 1)
}
