import type { PdfLine, PdfPageLines } from './pdfLines.ts'

/** Maximum number of header lines and of footer lines. */
const EDGE_LINES = 2
/** Minimum number of pages with the line at the same height. */
const MIN_REPETITIONS = 3
/** Minimum distance between a header or footer and the text, in font sizes. */
const MIN_GAP = 1.6
/** A page label with words beside it: '12 Chapter 2', 'Chapter 2 iv'. */
const LABEL = /^(\d{1,4}|[ivxlc]{1,7})\b(.*)$|^(.*?)\b(\d{1,4}|[ivxlc]{1,7})$/i

/** Characters around a label: '- 12 -', '12 |', '12 of 240'. */
const DECORATION = /^[\s\-–—|·•[(]+|[\s\-–—|·•\])]+$|(?<=\d)\s*(?:\/|of)\s*\d{1,4}$/g

/**
 * Removes headers and footers: lines at the page's edge, separated from the text, that occur on three or more pages at the
 * same height, with the same words or with a page label that increases with the page.
 * @param headingSize minimum font size of headings, which are never removed
 */
export function removeHeadersAndFooters(pages: readonly PdfPageLines[], headingSize: number): PdfPageLines[] {
  const edges = pages.map((page) => edgeLines(page).filter((line) => line.size < headingSize))
  const seen = new Map<string, number>()
  edges.forEach((lines, i) => {
    for (const key of new Set(lines.flatMap((line) => keysOf(line, i))))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  })
  const isRepeated = (key: string): boolean => (seen.get(key) ?? 0) >= MIN_REPETITIONS
  return pages.map((page, i) => {
    const headersAndFooters = new Set((edges[i] ?? []).filter((line) => keysOf(line, i).some(isRepeated)))
    return { ...page, lines: page.lines.filter((line) => !headersAndFooters.has(line)) }
  })
}

/** The lines at the upper and lower edge that are separated from the text. */
function edgeLines({ lines }: PdfPageLines): PdfLine[] {
  const downwards = [...lines].sort((a, b) => b.y - a.y)
  return [...linesBeforeGap(downwards), ...linesBeforeGap(downwards.toReversed())]
}

/** The first lines before a gap; none without a gap, or if no text follows it. */
function linesBeforeGap(inward: readonly PdfLine[]): PdfLine[] {
  for (let count = Math.min(EDGE_LINES * 2, inward.length - 1); count > 0; count -= 1) {
    const outer = inward[count - 1]
    const inner = inward[count]
    if (outer === undefined || inner === undefined) continue
    const rows = new Set(inward.slice(0, count).map((line) => Math.round(line.y))).size
    if (rows <= EDGE_LINES && Math.abs(outer.y - inner.y) > inner.size * MIN_GAP)
      return inward.slice(0, count)
  }
  return []
}

/** Keys that are equal for the same header on other pages: height with words, or height with label offset. */
function keysOf(line: PdfLine, pageIndex: number): string[] {
  const height = Math.round(line.y / 4)
  const match = LABEL.exec(line.text.replace(DECORATION, ''))
  const label = match?.[1] ?? match?.[4]
  if (label === undefined) return [`${height}|${line.text}`]
  const words = (match?.[2] ?? match?.[3] ?? '').trim()
  const labelOffset = pageIndex - labelValue(label)
  return words === ''
    ? [`${height}|#`, `${height}|${labelOffset}`]
    : [`${height}|${words}|#`, `${height}|${labelOffset}`]
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function labelValue(label: string): number {
  if (/^\d/.test(label)) return Number(label)
  const values = [...label.toLowerCase()].map((digit) => ROMAN[digit] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}
