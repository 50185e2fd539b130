/**
 * A new listing. A row that says what it said before stays the same object, so that nothing is drawn again for it;
 * where no row is another, so does the whole list. Rows of `kept` stay as they are here, whatever the listing says.
 */
export function mergeApplications<Row extends { readonly id: string }>(
  before: readonly Row[],
  listed: readonly Row[],
  kept: ReadonlySet<string> = new Set(),
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]))
  const merged = listed.map((row) => {
    const old = known.get(row.id)
    return old !== undefined && (kept.has(row.id) || isSame(old, row)) ? old : row
  })
  const isUnchanged = merged.length === before.length && merged.every((row, place) => row === before[place])
  return isUnchanged ? before : merged
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
