/** An entry of a table of contents or an index: words, then dot leaders or a gap, then page numbers. */
const CONTENTS_LINE = /\p{L}.*(?:…|[,\s])\s*(?:\d{1,4}|[ivxlc]{1,7})(?:\s*[,–-]\s*\d{1,4})*$/u
const LEADERS = /(?:\s*\.){4,}\s*|\s*…{2,}\s*/g

/** Replaces dot leaders with one ellipsis. Screen readers announce every dot otherwise. */
export function foldDotLeaders(line: string): string {
  return line.replace(LEADERS, ' … ').trim()
}

/** Whether a line looks like an entry of a table of contents or an index. 'opened in 1931' in prose does too. */
export function isContentsLine(line: string): boolean {
  return line.length <= 120 && /[\divxlc]$/.test(line) && (hasDotLeaders(line) || CONTENTS_LINE.test(line))
}

/** Whether a line has dot leaders before a number. Only tables of contents and indexes have them. */
export function hasDotLeaders(line: string): boolean {
  return / … \w+$/.test(line)
}

/** Minimum share of entries among the lines of a contents page. */
const MIN_CONTENTS_SHARE = 0.5
const MIN_CONTENTS_LINES = 6

/**
 * Whether the lines of a page are a table of contents or an index. A table of data also has lines that end in numbers, so without
 * dot leaders the numbers must be valid page numbers, and the numbers or the initials must be sorted.
 */
export function isListingRows(lines: readonly string[], pageCount: number): boolean {
  const entries = lines.filter(isContentsLine)
  if (entries.length < MIN_CONTENTS_LINES || entries.length < lines.length * MIN_CONTENTS_SHARE) return false
  if (entries.filter(hasDotLeaders).length > entries.length / 2) return true
  if (pageCount === 1) return false
  const numbers = entries.map((entry) => Number(/(\d+)$/.exec(entry)?.[1] ?? 0))
  if (numbers.some((number) => number > pageCount + 50)) return false
  const initials = entries.map((entry) => /\p{L}/u.exec(entry)?.[0].toLowerCase() ?? '')
  return nonDescendingShare(numbers) > 0.85 || nonDescendingShare(initials) > 0.85
}

/** The share of values that are not less than the one before. */
function nonDescendingShare<Value extends number | string>(values: readonly Value[]): number {
  const ordered = values.filter((value, i) => i === 0 || value >= (values[i - 1] ?? value))
  return ordered.length / Math.max(1, values.length)
}
