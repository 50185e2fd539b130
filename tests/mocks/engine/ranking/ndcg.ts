/**
 * Normalized discounted cumulative gain (Järvelin and Kekäläinen 2002) of the first ten: gain 2^grade − 1,
 * discount log2(rank + 1). 1 is the ideal order.
 */
export function ndcgAt10(ranking: readonly string[], grades: ReadonlyMap<string, number>): number {
  const gainOf = (grade: number, i: number): number => (2 ** grade - 1) / Math.log2(i + 2)
  const sum = (gains: readonly number[]): number => gains.reduce((total, gain) => total + gain, 0)
  const actual = ranking.slice(0, 10).map((id, i) => gainOf(grades.get(id) ?? 0, i))
  const ideal = [...grades.values()]
    .sort((a, b) => b - a)
    .slice(0, 10)
    .map(gainOf)
  return sum(actual) / sum(ideal)
}
