// Checks for stored or received data. Code that every page loads uses these instead of valibot to stay small.

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the value is an object with a string under each key. */
export function hasStrings<Key extends string>(
  value: unknown,
  ...keys: Key[]
): value is Record<string, unknown> & Record<Key, string> {
  return isObject(value) && keys.every((key) => typeof value[key] === 'string')
}

export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
