import type { SqlValue } from './value.ts'

/** The provider's database sorts by collation, not by code point. */
const collator = new Intl.Collator('en')

/** Negative if `a` comes first. Timestamps are ISO strings of one format, so they compare as strings. */
export function compare(a: SqlValue, b: SqlValue): number {
  if (a === b) return 0
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [left, right] = [keyOf(a), keyOf(b)]
  // Strings that are equal by collation may still differ.
  return collator.compare(left, right) || (left === right ? 0 : left < right ? -1 : 1)
}

function keyOf(value: SqlValue): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
