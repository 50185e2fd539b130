/** The record with this value as its last entry; without the entry if the value is null. */
export function withEntry<T>(
  record: Readonly<Record<string, T>>,
  key: string,
  value: T | null,
): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = record
  return value === null ? rest : { ...rest, [key]: value }
}

/** `stored`, which may have been changed elsewhere, with what changed here from `before` to `after`. */
export function mergeChanges<T>(
  stored: Readonly<Record<string, T>>,
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => before[key] !== after[key])
    .reduce((merged, key) => withEntry(merged, key, after[key] ?? null), stored)
}
