/**
 * A new listing, but with the objects of `before` where they are equal or to be kept, so that their rows do not render
 * again. `before` itself if nothing changed.
 */
export function keepUnchanged<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  keptIds: ReadonlySet<string> = new Set(),
): readonly Item[] {
  const known = new Map(before.map((item) => [item.id, item]))
  const merged = after.map((item) => {
    const old = known.get(item.id)
    return old !== undefined && (keptIds.has(item.id) || hasSameFields(old, item)) ? old : item
  })
  const isSame = merged.length === before.length && merged.every((item, index) => item === before[index])
  return isSame ? before : merged
}

function hasSameFields(a: object, b: object): boolean {
  const fields = Object.entries(a)
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => isEqual(value, Reflect.get(b, name)))
  )
}

/** Fields that are objects are new ones in each listing. */
const isEqual = (a: unknown, b: unknown) =>
  Object.is(a, b) || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b))
