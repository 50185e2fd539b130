import { badQuery } from './errors.ts'
import type { AnyRow, Value } from './tables.ts'

export interface Order {
  readonly column: string
  readonly isDescending: boolean
  readonly nullsFirst: boolean
}

const TERM = /^(?<column>\w+)(?:\.(?<direction>asc|desc))?(?:\.nulls(?<nulls>first|last))?$/

/** The provider's database sorts by collation, not by code point. */
const collator = new Intl.Collator('en')

/**
 * Parses `created_at.desc,id` or `last_login_at.asc.nullsfirst`. By default null sorts after all other values.
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

/** The sorted rows. The sort is stable. */
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

/** Negative if `a` comes first. Timestamps are stored in ISO format, so they compare as strings. */
export function compare(a: Value, b: Value): number {
  if (a === b) return 0
  // Strings that are equal by collation may still differ.
  return collator.compare(String(a), String(b)) || (String(a) < String(b) ? -1 : 1)
}
