import * as v from 'valibot'
import { userRow } from '../db/rows.ts'

// Request fields used by several operations, with the limits of the contract.

export const nonBlank = v.pipe(v.string(), v.regex(/\S/, 'May not be blank'))
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const { belief_sensitivity: beliefSensitivity, memory_decay: memoryDecay } = userRow.entries
export const query = v.strictObject({ query: nonBlank })
