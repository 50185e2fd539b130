/** Spreadsheets treat a cell as a formula if its first non-blank character is one of these, also in full width. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u
/** Control characters that some spreadsheets remove before they check for a formula. */
const CONTROL_START = /^[\t\r\n\0]/

/** Prefixes text that a spreadsheet would evaluate as a formula with an apostrophe. */
export function escapeFormula(text: string): string {
  return FORMULA_START.test(text) || CONTROL_START.test(text) ? `'${text}` : text
}

/** Rows as the text of a CSV file: every cell is quoted, formulas are escaped, and a byte order mark indicates UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quote).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function quote(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`
}
