// What is checked of an answer before its contract's type is believed: enough that nothing breaks far from here.

/** Whether an answer is an object that has at least these fields. */
export function isObjectWith<T>(value: T, ...fields: string[]): value is NonNullable<T> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    fields.every((field) => field in value)
  )
}

/** Whether an answer is a list of objects that each have at least these fields. */
export function isListOf<T>(value: T[] | undefined, ...fields: string[]): value is NonNullable<T>[] {
  return Array.isArray(value) && value.every((item) => isObjectWith(item, ...fields))
}

/** For a call whose answer says no more than that it worked. */
export const ignoreBody = () => undefined
