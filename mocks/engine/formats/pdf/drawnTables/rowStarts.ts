import type { Segment } from '../lines.ts'

/** Line distances that differ by this factor show which lines are wrapped lines of one cell. */
const WRAP_FACTOR = 1.12

/**
 * Whether each line of a table starts a row. The other lines are wrapped cells: they have no text in the first column, are
 * nearer to the line above than rows are, or go on in the first column alone.
 * @param columnOf the column of each text, from 0
 * @param columns the number of columns
 */
export function rowStarts(
  lines: readonly (readonly Segment[])[],
  columnOf: (segment: Segment) => number,
  columns: number,
): boolean[] {
  const distances = lines.map(
    (line, i) => (lines[i - 1]?.[0]?.y ?? Number.POSITIVE_INFINITY) - (line[0]?.y ?? 0),
  )
  // The space below a header says nothing about the rows.
  const inside = distances.slice(lines.length > 3 ? 2 : 1)
  const least = inside.reduce((least, distance) => Math.min(least, distance), Number.POSITIVE_INFINITY)
  const most = inside.reduce((most, distance) => Math.max(most, distance), 0)
  const isClose = (i: number): boolean => i > 0 && (distances[i] ?? 0) < least * WRAP_FACTOR
  const close = lines.filter((_, i) => isClose(i))
  const isSpaced =
    most > least * WRAP_FACTOR && close.filter((line) => line.length < columns).length > close.length / 2
  return lines.map((line, i) => {
    if (i === 0) return true
    if (!line.some((segment) => columnOf(segment) === 0) || (isSpaced && isClose(i))) return false
    return line.some((segment) => columnOf(segment) > 0) || !/^\p{Ll}/u.test(line[0]?.text ?? '')
  })
}
