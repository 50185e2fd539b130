import * as v from 'valibot'
import { countCharacters, MIN_CHARACTERS } from '../../src/domain/password.ts'
import { userRow } from '../db/rows.ts'

// Request fields used by several operations, with the limits of the contract.

export const nonBlank = v.pipe(v.string(), v.regex(/\S/, 'May not be blank'))
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** A number of the query in these limits, as text. */
export const wholeNumber = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.string(), v.regex(/^\d+$/, 'Not a whole number'), v.toNumber(), v.minValue(min), v.maxValue(max))
export const { belief_sensitivity: beliefSensitivity, memory_decay: memoryDecay } = userRow.entries
export const newPassword = v.pipe(
  v.string(),
  v.check((password) => countCharacters(password) >= MIN_CHARACTERS, 'At least 6 characters'),
)
export const query = body({ query: nonBlank })

/** A JSON object with these fields and no others. Valibot's own `strictObject` accepts an array without items. */
export function body<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.unknown(), v.check(isNoArray, 'Not an object'), v.strictObject(entries))
}

function isNoArray(value: unknown): boolean {
  return !Array.isArray(value)
}
