/** What spreadsheets take for a formula: the sign first, whatever blanks before it, in full width as well. */
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u
/** What some of them drop before they look. */
const CONTROL_START = /^[\t\r\n\0]/

/** A text that no spreadsheet calculates with: one that it would take for a formula begins with an apostrophe. */
export function escapeFormula(text: string): string {
  return FORMULA_START.test(text) || CONTROL_START.test(text) ? `'${text}` : text
}

/**
 * Rows as the text of a CSV file: every cell quoted, so that commas, quotation marks and new lines in it are its own;
 * a mark at the start by which spreadsheets know that it is UTF-8; formulas made harmless.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(quote).join(','))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

function quote(cell: string): string {
  return `"${escapeFormula(cell).replaceAll('"', '""')}"`
}
