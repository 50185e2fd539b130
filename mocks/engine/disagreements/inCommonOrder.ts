/** The indexes of a longest increasing part of a list of different numbers. */
export function inCommonOrder(numbers: readonly number[]): ReadonlySet<number> {
  /** For each length the index at which a shortest last number ends, and for each index the one before it. */
  const ends: number[] = []
  const before: (number | undefined)[] = []
  for (const [i, number] of numbers.entries()) {
    const found = ends.findIndex((end) => (numbers[end] ?? 0) >= number)
    const length = found < 0 ? ends.length : found
    before[i] = ends[length - 1]
    ends[length] = i
  }
  const kept = new Set<number>()
  for (let i = ends.at(-1); i !== undefined; i = before[i]) kept.add(i)
  return kept
}
