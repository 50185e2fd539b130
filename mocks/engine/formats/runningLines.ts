import type { PdfLine, PdfPageLines } from './pdfLines.ts'

/** How many lines at a page's upper and lower edge may be running headers and footers. */
const EDGE_LINES = 2
/** On how many pages a line must return at the same height. */
const MIN_PAGES = 3
/** Running lines are set apart from the text by more than its own line spacing, in type sizes. */
const MIN_GAP = 1.6
/** A printed page label and the words beside it, as in '12 Chapter 2' and 'Chapter 2 iv'. */
const LABEL = /^(\d{1,4}|[ivxlc]{1,7})\b(.*)$|^(.*?)\b(\d{1,4}|[ivxlc]{1,7})$/i

/** What surrounds a label, as in '- 12 -', '12 |' and '12 of 240'. */
const DECORATION = /^[\s\-–—|·•[(]+|[\s\-–—|·•\])]+$|(?<=\d)\s*(?:\/|of)\s*\d{1,4}$/g

/**
 * The pages without their running headers and footers. A line is a running one where it stands at the page's edge, apart from the
 * text, and comes back at the same height on three pages or more: either with the same words, or with a page
 * label that keeps pace with the physical page.
 * @param headingSize the type size from which a line is a heading, whatever else it looks like
 */
export function withoutRunningLines(pages: readonly PdfPageLines[], headingSize: number): PdfPageLines[] {
  const edges = pages.map((page) => edgeLines(page).filter((line) => line.size < headingSize))
  const seen = new Map<string, number>()
  edges.forEach((lines, i) => {
    for (const key of new Set(lines.flatMap((line) => keysOf(line, i))))
      seen.set(key, (seen.get(key) ?? 0) + 1)
  })
  const returns = (key: string): boolean => (seen.get(key) ?? 0) >= MIN_PAGES
  return pages.map((page, i) => {
    const running = new Set((edges[i] ?? []).filter((line) => keysOf(line, i).some(returns)))
    return { ...page, lines: page.lines.filter((line) => !running.has(line)) }
  })
}

/** The lines at the upper and the lower edge of a page that stand apart from the text between them. */
function edgeLines({ lines }: PdfPageLines): PdfLine[] {
  const downwards = [...lines].sort((a, b) => b.y - a.y)
  return [...apartFromText(downwards), ...apartFromText(downwards.toReversed())]
}

/** The first lines before a gap, where a gap comes within the first few and something is left behind it. */
function apartFromText(inward: readonly PdfLine[]): PdfLine[] {
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

/** What a line is recognised by on other pages: its height with its words, or with its label's lead. */
function keysOf(line: PdfLine, pageIndex: number): string[] {
  const height = Math.round(line.y / 4)
  const match = LABEL.exec(line.text.replace(DECORATION, ''))
  const label = match?.[1] ?? match?.[4]
  if (label === undefined) return [`${height}|${line.text}`]
  const words = (match?.[2] ?? match?.[3] ?? '').trim()
  const lead = pageIndex - labelValue(label)
  return words === '' ? [`${height}|#`, `${height}|${lead}`] : [`${height}|${words}|#`, `${height}|${lead}`]
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function labelValue(label: string): number {
  if (/^\d/.test(label)) return Number(label)
  const values = [...label.toLowerCase()].map((digit) => ROMAN[digit] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}
