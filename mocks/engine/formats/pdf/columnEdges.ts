import { isMono, isSmall } from './rowKinds.ts'
import type { BodyStyle, Row } from './rows.ts'

/** How a note at the foot of a column starts. */
export const NOTE_START = /^(?:\d{1,2}|[*†‡§¶])\s?(?=[\p{Lu}\p{Lo}"“(]|https?:)/u

/** The leftmost edge, in points, at which at least 15 % of a column's text starts. */
export function commonLeft(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { left, text, table } of rows)
    if (table === null) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + text.length)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const lefts = [...counts].filter(([, count]) => count >= total * 0.15).map(([left]) => left)
  return leastOf(lefts.length > 0 ? lefts : rows.map(({ left }) => left))
}

/** Not with `Math.min(...values)`, because the number of arguments is limited. */
export function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
}

/** The first row of the notes at the foot of a column; the number of rows without notes. */
export function notesStart(rows: readonly Row[], body: BodyStyle): number {
  let start = rows.length
  while (start > 0) {
    const row = rows[start - 1]
    if (row === undefined || row.table !== null || !isSmall(row, body) || isMono(row)) break
    start -= 1
  }
  if (start === 0) return rows.length
  while (start < rows.length && !NOTE_START.test(rows[start]?.text ?? '')) start += 1
  return start
}
