import { type Draft, draft } from '../compose.ts'
import { BAR } from '../tableRows.ts'
import type { Row } from './rows.ts'

/** Maximum size of a label, relative to the value below it. */
const LABEL_RATIO = 0.85
/** Maximum distance in font sizes of the value. */
const MAX_DISTANCE = 2
/** In points. */
const SAME_PLACE = 4

/**
 * The names of fields in small type with the values below them, as in many forms, one row for each. Null for other rows, such
 * as the header of a table.
 */
export function labelsAbove(rows: readonly Row[], start: number): Draft[] | null {
  const [names, values, next] = [rows[start], rows[start + 1], rows[start + 2]]
  if (names === undefined || values === undefined || names.segments.length < 2) return null
  if (names.size > values.size * LABEL_RATIO || names.y - values.y > values.size * MAX_DISTANCE) return null
  if (next !== undefined && next.segments.length > 1 && next.size > names.size && isBelow(names, next))
    return null
  if (!isBelow(names, values)) return null
  return names.segments.map((name) => {
    const below = values.segments.filter(({ left }) => isAt(left, name.left))
    return draft(below.length === 0 ? 'fragment' : 'row', [name, ...below].map(({ text }) => text).join(BAR))
  })
}

/** Whether each text of a row begins below a name. */
function isBelow(names: Row, row: Row): boolean {
  return row.segments.every(({ left }) => names.segments.some((name) => isAt(left, name.left)))
}

function isAt(left: number, place: number): boolean {
  return Math.abs(left - place) <= SAME_PLACE
}
