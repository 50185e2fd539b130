import type { PdfPage, Segment } from './lines.ts'

/** Maximum number of header lines and of footer lines. */
const EDGE_LINES = 2
/** Minimum number of pages with the line; in documents of up to eight pages, a smaller number is enough with a gap. */
const MIN_REPETITIONS = 3
const FEW_PAGES = 8
const MIN_REPETITIONS_ON_FEW_PAGES = 2
/** Minimum distance between a header or footer and the text, in font sizes. */
const MIN_GAP = 1.6
/** A repeated line with fewer words is the title of a document or section. */
const MIN_STATEMENT_WORDS = 5
/** A page label with words beside it: '12 Chapter 2', 'Chapter 2 iv'. */
const LABEL = /^(\d{1,4}|[ivxlc]{1,7})\b(.*)$|^(.*?)\b(\d{1,4}|[ivxlc]{1,7})$/i
/** Characters around a label: '- 12 -', '12 |', '12 of 240'. */
const DECORATION = /^[\s\-–—|·•[(]+|(?<![\s\-–—|·•\])])[\s\-–—|·•\])]+$|(?<=\d)\s*(?:\/|of)\s*\d{1,4}$/g

interface EdgeLine {
  readonly segments: readonly Segment[]
  readonly text: string
  readonly place: string
  readonly hasGap: boolean
}

/**
 * Removes running headers and footers except where they stand first: lines at the page's edge that occur on several pages at the same place, with the
 * same words, with a page label that increases with the page, or with the titles of other pages. The title of the first page
 * can also occur only once.
 * @param headingSize minimum font size of headings, which are never removed
 */
export function removeRunningLines(pages: readonly PdfPage[], headingSize: number): PdfPage[] {
  const edges = pages.map((page) => edgeLines(page, headingSize))
  const seen = new Map<string, number>()
  /** The different texts at each place, and how many lines with a gap are there. */
  const places = new Map<string, { texts: Set<string>; count: number }>()
  const copies = copiesAmong(pages)
  edges.forEach((lines, i) => {
    if (copies.has(i)) return
    for (const key of new Set(lines.flatMap((line) => [...keysOf(line, i), ...line.segments.map(partKey)])))
      seen.set(key, (seen.get(key) ?? 0) + 1)
    for (const { place, text, hasGap } of lines) {
      if (!hasGap) continue
      const known = places.get(place) ?? { texts: new Set(), count: 0 }
      known.texts.add(wordsOf(text))
      known.count += 1
      places.set(place, known)
    }
  })
  const isRepeated = (line: EdgeLine, i: number): boolean => {
    const most = keysOf(line, i).reduce((most, key) => Math.max(most, seen.get(key) ?? 0), 0)
    if (most >= MIN_REPETITIONS) return true
    return pages.length <= FEW_PAGES && line.hasGap && most >= MIN_REPETITIONS_ON_FEW_PAGES
  }
  /** The parts that are on other pages at the same place, beside a part that changes: a title beside that of a section. */
  const repeatedParts = ({ segments, hasGap }: EdgeLine): readonly Segment[] =>
    hasGap && segments.length > 1
      ? segments.filter((segment) => (seen.get(partKey(segment)) ?? 0) >= MIN_REPETITIONS)
      : []
  /** Section titles that change: at this place, the same texts come again and again. */
  const isChanging = ({ place, hasGap }: EdgeLine): boolean => {
    const known = places.get(place)
    return (
      hasGap &&
      known !== undefined &&
      known.count >= MIN_REPETITIONS * 2 &&
      known.texts.size <= known.count * 0.7
    )
  }
  const title = titleOf(pages[0])
  const isTitle = ({ segments, hasGap }: EdgeLine, i: number): boolean =>
    i > 0 && hasGap && segments.some(({ text }) => text.toLowerCase() === title)
  const kept = new Set<string>()
  const isFirstStatement = (line: EdgeLine): boolean => {
    const repeated = repeatedParts(line)
    const words = wordsOf(repeated.length > 0 ? repeated.map(({ text }) => text).join(' ') : line.text)
    const isFirst = isStatement(words) && !kept.has(words)
    kept.add(words)
    return isFirst
  }
  const rest = pages.map((page, i): PdfPage => {
    const { segments } = page
    const lines = (edges[i] ?? []).filter(
      (line) =>
        (isRepeated(line, i) || repeatedParts(line).length > 0 || isChanging(line) || isTitle(line, i)) &&
        !isFirstStatement(line),
    )
    const running = new Set(lines.flatMap((line) => line.segments))
    return { ...page, segments: segments.filter((segment) => !running.has(segment)) }
  })
  return rest.some(({ segments }) => segments.length > 0) ? rest : [...pages]
}

/** Whether a running line says more than a title, such as an address, a date, a number of an order or a note. */
function isStatement(words: string): boolean {
  return /\d|@|:/.test(words) || words.split(' ').length >= MIN_STATEMENT_WORDS
}

/** The pages that are printed again, by index. Their lines are not running lines. */
function copiesAmong(pages: readonly PdfPage[]): Set<number> {
  const seen = new Set<string>()
  return new Set(
    pages.flatMap(({ segments }, i) => {
      const text = segments.map(({ text }) => text).join('\n')
      if (!seen.has(text)) {
        seen.add(text)
        return []
      }
      return [i]
    }),
  )
}

/** The largest text of a page, in lower case. */
function titleOf(page: PdfPage | undefined): string {
  const segments = page?.segments ?? []
  const largest = segments.reduce((largest, { size }) => Math.max(largest, size), 0)
  return segments
    .filter(({ size }) => size === largest)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
}

/** The lines at the upper and at the lower edge, if text is between them. */
function edgeLines({ segments }: PdfPage, headingSize: number): EdgeLine[] {
  const rows: Segment[][] = []
  for (const segment of [...segments].filter(({ isRotated }) => !isRotated).sort((a, b) => b.y - a.y)) {
    const [first] = rows.at(-1) ?? []
    if (first !== undefined && first.y - segment.y < 2) rows.at(-1)?.push(segment)
    else rows.push([segment])
  }
  if (rows.length < 2) return []
  const count = Math.min(EDGE_LINES, Math.floor(rows.length / 2))
  const top = rows.slice(0, count).map((row, i) => toEdgeLine(row, rows[i + 1], rows[count]))
  const upward = rows.toReversed()
  const bottom = upward.slice(0, count).map((row, i) => toEdgeLine(row, upward[i + 1], upward[count]))
  return [...top, ...bottom].filter((line) => line.segments.every(({ size }) => size < headingSize))
}

function toEdgeLine(
  row: readonly Segment[],
  next: readonly Segment[] | undefined,
  inner: readonly Segment[] | undefined,
): EdgeLine {
  const segments = [...row].sort((a, b) => a.left - b.left)
  const [first] = segments
  const [y = 0, size = 0] = [first?.y, first?.size]
  const gapTo = (other: readonly Segment[] | undefined): boolean =>
    other?.[0] !== undefined && Math.abs(y - other[0].y) > other[0].size * MIN_GAP
  const lastEdge = next?.[0]
  const hasInnerGap =
    lastEdge !== undefined &&
    inner?.[0] !== undefined &&
    Math.abs(lastEdge.y - inner[0].y) > inner[0].size * MIN_GAP
  return {
    segments,
    text: segments.map(({ text }) => text).join(' '),
    place: `${Math.round(y / 4)}|${Math.round(size)}`,
    hasGap: gapTo(next) || hasInnerGap,
  }
}

/** Keys that are equal for the same line on other pages: place with words, or place with label offset. */
function keysOf({ text, place }: EdgeLine, pageIndex: number): string[] {
  const { words, label } = partsOf(text)
  if (label === null) return [`${place}|${words}`]
  const offset = `${place}|${pageIndex - labelValue(label)}`
  return words === '' ? [`${place}|#`, offset] : [`${place}|${words}|#`, offset]
}

function partKey({ text, left, y }: Segment): string {
  return `part|${Math.round(y / 4)}|${Math.round(left / 4)}|${text}`
}

function wordsOf(text: string): string {
  return partsOf(text).words
}

function partsOf(text: string): { readonly words: string; readonly label: string | null } {
  const plain = text.replace(DECORATION, '')
  const match = LABEL.exec(plain)
  const label = match?.[1] ?? match?.[4]
  if (label === undefined) return { words: plain, label: null }
  return { words: (match?.[2] ?? match?.[3] ?? '').trim(), label }
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }

function labelValue(label: string): number {
  if (/^\d/.test(label)) return Number(label)
  const values = [...label.toLowerCase()].map((digit) => ROMAN[digit] ?? 0)
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0)
}
