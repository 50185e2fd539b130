import { readable } from './definition.ts'

/** The values that differ between two contexts, such as `fields.errors.email "Please enter your email."`. */
export function describeChanges(before: unknown, after: unknown, path = ''): string[] {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      describeChanges(before[key], after[key], path === '' ? key : `${path}.${key}`),
    )
  }
  const [old, now] = [before, after].map((value) => JSON.stringify(value, readable) ?? 'nothing')
  return old === now ? [] : [`${path} ${now}`]
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
