// Minimal checks of response data against the contract's types.

/** Whether the data is an object with at least these fields. */
export function isObjectWith<T>(value: T, ...fields: string[]): value is NonNullable<T> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    fields.every((field) => field in value)
  )
}

/** Whether the data is a list of objects with at least these fields. */
export function isListOf<T>(value: T[] | undefined, ...fields: string[]): value is NonNullable<T>[] {
  return Array.isArray(value) && value.every((item) => isObjectWith(item, ...fields))
}

/** The `read` function of calls without a result. */
export const ignoreBody = () => undefined
