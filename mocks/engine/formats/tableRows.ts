import { type Draft, draft } from './compose.ts'
import { labelPairs } from './labelPairs.ts'

/** Separates the cells of a row. */
export const BAR = ' | '

/**
 * The rows of a table as blocks. Each cell follows the name of its column, so that a row is understandable by itself:
 * 'Part: Wheel | Weight: 900'. Without header the cells stand alone. A table with nothing but a header is one row.
 * @param context what the table belongs to, such as its caption
 */
export function tableRows(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
  context: string | null = null,
): Draft[] {
  const content = header === null ? (labelPairs(rows) ?? rows) : rows
  const all = header !== null && rows.length === 0 ? [header] : content
  return all.flatMap((cells) => {
    const named = cells.flatMap((cell, i) => {
      if (cell === '') return []
      const name = all === content ? (header?.[i] ?? '').replace(/:$/, '') : ''
      return name === '' || name === cell ? [cell] : [`${name}: ${cell}`]
    })
    return named.length === 0 ? [] : [draft('row', named.join(BAR), context)]
  })
}
