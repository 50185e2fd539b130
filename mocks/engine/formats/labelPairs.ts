const MAX_LABEL_LENGTH = 40
const MIN_ROWS = 3
/** A label has letters and no digits. */
const LABEL = /^(?=\P{N}*$)[\p{Lu}\p{Lo}]/u
const NUMBER = /\p{N}/u

/**
 * The rows of a form in which names and values are beside each other, one for each name: 'Weight | 3 kg | Driver | O. Mensah'
 * becomes two. Null for other tables. Some values below each other are of different kinds, unless all names end with a colon.
 */
export function labelPairs(rows: readonly (readonly string[])[]): string[][] | null {
  const width = rows[0]?.length ?? 0
  if (width < 4 || width % 2 !== 0 || rows.some((cells) => cells.length !== width)) return null
  const columns = Array.from({ length: width }, (_, i) => rows.map((cells) => cells[i] ?? ''))
  const names = columns.filter((_, i) => i % 2 === 0)
  const labels = names.flat().filter((cell) => cell !== '')
  if (labels.length <= names.length || !labels.every(isLabel) || new Set(labels).size < labels.length)
    return null
  const values = columns.filter((_, i) => i % 2 === 1)
  const haveColons = labels.every((label) => label.endsWith(':'))
  if (!haveColons && (rows.length < MIN_ROWS || !values.some(isMixed) || values.some(isNamed))) return null
  return rows.flatMap((cells) => pairsOf(cells, ''))
}

/** The names of a row, each with its value. Names without text and value are left out. */
export function pairsOf<Cell extends { readonly length: number }>(
  cells: readonly Cell[],
  empty: Cell,
): Cell[][] {
  return cells.flatMap((name, i) => {
    const value = cells[i + 1] ?? empty
    return i % 2 === 1 || (name.length === 0 && value.length === 0) ? [] : [[name, value]]
  })
}

function isLabel(cell: string): boolean {
  return cell.length <= MAX_LABEL_LENGTH && LABEL.test(cell)
}

/** Whether values with and without numbers are below each other. */
function isMixed([, ...below]: readonly string[]): boolean {
  const values = below.filter((value) => value !== '')
  return values.some((value) => NUMBER.test(value)) && values.some((value) => !NUMBER.test(value))
}

/** Whether the first value is like the name of a column of numbers. */
function isNamed([first = '', ...below]: readonly string[]): boolean {
  return !NUMBER.test(first) && below.every((value) => value === '' || NUMBER.test(value))
}
