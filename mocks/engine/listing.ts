/** An entry of a table of contents or an index: words, then leaders or a gap, then page numbers. */
const LISTING_LINE = /\p{L}.*(?:…|[,\s])\s*(?:\d{1,4}|[ivxlc]{1,7})(?:\s*[,–-]\s*\d{1,4})*$/u
const LEADERS = /(?:\s*\.){4,}\s*|\s*…{2,}\s*/g

/** Dotted leaders as one ellipsis: they are read aloud dot by dot otherwise. */
export function foldLeaders(line: string): string {
  return line.replace(LEADERS, ' … ').trim()
}

/** Whether a line looks like an entry of a table of contents or an index. So does 'opened in 1931' in prose. */
export function isListingLine(line: string): boolean {
  return line.length <= 120 && (hasLeaders(line) || LISTING_LINE.test(line))
}

/** Whether a line leads to a number by dots, as nothing but a listing does. */
export function hasLeaders(line: string): boolean {
  return / … \w+$/.test(line)
}

/** From this share of listing lines a page lists where things are and explains none of them. */
const LISTING_SHARE = 0.5
const MIN_LISTING_LINES = 6

/**
 * Whether a page is a table of contents or an index. A table of figures has lines that end in numbers as well,
 * so without leaders the numbers must be pages of the document, and either they or the words must be in order.
 */
export function isListingPage(text: string, pageCount: number): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const entries = lines.filter(isListingLine)
  if (entries.length < MIN_LISTING_LINES || entries.length < lines.length * LISTING_SHARE) return false
  if (entries.filter(hasLeaders).length > entries.length / 2) return true
  const numbers = entries.map((entry) => Number(/(\d+)$/.exec(entry)?.[1] ?? 0))
  if (numbers.some((number) => number > pageCount + 50)) return false
  const initials = entries.map((entry) => /\p{L}/u.exec(entry)?.[0].toLowerCase() ?? '')
  return orderedShare(numbers) > 0.85 || orderedShare(initials) > 0.85
}

/** The share of neighbours that do not descend. */
function orderedShare<Value extends number | string>(values: readonly Value[]): number {
  const ordered = values.filter((value, i) => i === 0 || value >= (values[i - 1] ?? value))
  return ordered.length / Math.max(1, values.length)
}
