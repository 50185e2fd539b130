// What somebody else wrote, such as a browser's storage, is looked at before it is used. What every page needs at once
// is checked with these; forms have schemas.

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is an object in which each of these keys holds a text. */
export function hasTexts<Key extends string>(
  value: unknown,
  ...keys: Key[]
): value is Record<string, unknown> & Record<Key, string> {
  return isObject(value) && keys.every((key) => typeof value[key] === 'string')
}

/** The text, or an empty one for whatever is none. */
export function textOrNone(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
