import * as v from 'valibot'

// Fields that several requests share, with the contract's limits.

export const nonBlank = v.pipe(v.string(), v.regex(/\S/, 'May not be blank'))
export const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
export const beliefSensitivity = v.picklist(['high', 'moderate', 'low', '{}'])
export const memoryDecay = v.picklist(['slow', 'default', 'fast'])
export const query = v.strictObject({ query: nonBlank })
