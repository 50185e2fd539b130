import { isApart } from './continues.ts'
import type { BodyStyle, Row } from './rows.ts'

/** Distance in points up to which two lines start at the same place. */
const SAME_PLACE = 2
const MIN_ROWS = 2
const MAX_ROWS = 7

/**
 * The number of rows of two texts beside each other, such as signatures: their lines begin below each other and, in at least
 * half of the rows, have a word in common. 0 for others, such as rows of a table.
 */
export function sideBySide(rows: readonly Row[], start: number, body: BodyStyle): number {
  const first = rows[start]
  if (first === undefined || first.segments.length !== 2 || !isApart(rows[start - 1], first, body)) return 0
  let end = start + 1
  while (end - start <= MAX_ROWS && isBelow(rows[end], rows[end - 1], first, body)) end += 1
  const next = rows[end]
  const isEnd = next === undefined || isApart(rows[end - 1], next, body)
  const found = rows.slice(start, end)
  const alike = found.filter(({ segments: [left, right] }) =>
    hasSameWord(left?.text ?? '', right?.text ?? ''),
  )
  const isBlock = isEnd && found.length >= MIN_ROWS && found.length <= MAX_ROWS
  return isBlock && alike.length >= found.length / 2 ? found.length : 0
}

function isBelow(row: Row | undefined, above: Row | undefined, first: Row, body: BodyStyle): boolean {
  if (row === undefined || row.segments.length !== 2 || isApart(above, row, body)) return false
  return row.segments.every(
    ({ left }, side) => Math.abs(left - (first.segments[side]?.left ?? 0)) <= SAME_PLACE,
  )
}

function hasSameWord(left: string, right: string): boolean {
  const words = new Set(left.match(/\p{L}{3,}|\d{4}/gu))
  return (right.match(/\p{L}{3,}|\d{4}/gu) ?? []).some((word) => words.has(word))
}
