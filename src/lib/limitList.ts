/** The first `limit` items of a list, and the number of items that were left out. */
export function limitList<T>(list: readonly T[], limit: number): { shown: readonly T[]; hidden: number } {
  return { shown: list.slice(0, limit), hidden: Math.max(0, list.length - limit) }
}
