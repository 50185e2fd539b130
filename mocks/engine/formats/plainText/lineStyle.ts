/** The size of a line's font and its bold share, see `Row`. */
export interface LineStyle {
  readonly size: number
  readonly bold: number
}

const PLAIN: LineStyle = { size: 2, bold: 0 }
const FIRST_LEVEL: LineStyle = { size: 3, bold: 1 }
const SECOND_LEVEL: LineStyle = { size: 2.5, bold: 1 }
const BOLD: LineStyle = { size: 2, bold: 1 }

const MAX_HEADING_LENGTH = 80
const RULE = /^\s*([=\-~_*#+^"])(?:\s*\1){2,}$/
const CELL_RULE = /^\s*(?:\+[-=+]+\+|\|(?:\s*:?[-=]+:?\s*\|)+|[-=]{2,}(?:\s+[-=]{2,})+)$/

/** Whether a line is drawn with one character: '=====', '* * *'. */
export function isRule(line: string): boolean {
  return RULE.test(line)
}

/** Whether a line separates the header of a table from its rows: '----  ----', '+----+----+'. */
export function isCellRule(line: string): boolean {
  return CELL_RULE.test(line)
}

/**
 * The style with which the line would be printed: underlined headings are large, those of the first level with '='; header
 * rows are bold; lines without indentation are headings if the text is indented.
 */
export function lineStyle(lines: readonly string[], i: number, isTextIndented: boolean): LineStyle {
  const [above = '', line = '', below = ''] = [lines[i - 1], lines[i], lines[i + 1]]
  if (isCellRule(below) && !isRule(below)) return isDrawnRow(lines, i) ? PLAIN : BOLD
  const startsBlock = above === '' || isRule(above)
  if (!startsBlock || line.length > MAX_HEADING_LENGTH || / {3,}\S/.test(line.trimStart())) return PLAIN
  if (isRule(below) && isAsLong(below, line)) return below.includes('=') ? FIRST_LEVEL : SECOND_LEVEL
  const isOutdented = isTextIndented && !line.startsWith(' ') && !/[.,;:!?]$/.test(line)
  return isOutdented && /\p{L}{2}|\p{Lo}/u.test(line) ? SECOND_LEVEL : PLAIN
}

/** In a table with a rule below each row, only the first row is the header. */
function isDrawnRow(lines: readonly string[], i: number): boolean {
  return isCellRule(lines[i - 1] ?? '') && lines[i - 2] !== undefined && lines[i - 2] !== ''
}

function isAsLong(rule: string, line: string): boolean {
  const [length, expected] = [rule.trim().length, line.trim().length]
  return length >= expected * 0.6 && length <= expected + 12
}
