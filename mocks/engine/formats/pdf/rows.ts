import type { PdfPage, RuledTable, Segment } from './lines.ts'

/** A printed line inside one column, from left to right. */
export interface Row {
  readonly segments: readonly Segment[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
  /** Shares of its characters by the style of their font, 0 to 1. */
  readonly bold: number
  readonly mono: number
  readonly math: number
  readonly isRotated: boolean
  /** A table that is divided by lines. The row stands for all of it. */
  readonly table: RuledTable | null
}

/** The rows of segments of one column, from top to bottom. */
export function toRows(segments: readonly Segment[]): Row[] {
  const groups: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => b.y - a.y)) {
    const [first] = groups.at(-1) ?? []
    const isSame =
      first !== undefined &&
      first.isRotated === segment.isRotated &&
      first.table === undefined &&
      segment.table === undefined &&
      first.y - segment.y < Math.max(first.size, segment.size) * 0.4
    if (isSame) groups.at(-1)?.push(segment)
    else groups.push([segment])
  }
  return groups.map(toRow)
}

function toRow(group: readonly Segment[]): Row {
  const segments = [...group].sort((a, b) => a.left - b.left)
  const longest = segments.reduce((most, next) => (next.text.length > most.text.length ? next : most))
  const total = segments.reduce((sum, { text }) => sum + text.length, 0)
  const share = (of: (segment: Segment) => number): number =>
    segments.reduce((sum, segment) => sum + of(segment) * segment.text.length, 0) / total
  return {
    segments,
    text: segments.map(({ text }) => text).join(' '),
    left: segments[0]?.left ?? 0,
    right: segments.reduce((right, segment) => Math.max(right, segment.right), Number.NEGATIVE_INFINITY),
    y: longest.y,
    size: longest.size,
    bold: share(({ bold }) => bold),
    mono: share(({ mono }) => mono),
    math: share(({ math }) => math),
    isRotated: longest.isRotated,
    table: longest.table ?? null,
  }
}

/** The properties of a document's running text, in points. */
export interface BodyStyle {
  readonly size: number
  /** Distance between the lines of a paragraph, relative to the font size. */
  readonly leading: number
  readonly isBold: boolean
  /** Whether the typesetting program splits words at line ends. */
  readonly splitsWords: boolean
}

/** Line distances outside of this range, in font sizes, are not those of a paragraph. */
const LEADING_RANGE = { min: 0.9, max: 2.4 }
const DEFAULT_LEADING = 1.2

/** The style of most characters. */
export function bodyStyle(pages: readonly PdfPage[]): BodyStyle {
  const sizes = new Map<number, number>()
  let bold = 0
  let total = 0
  for (const { segments } of pages) {
    for (const segment of segments) {
      add(sizes, roundSize(segment.size), segment.text.length)
      bold += segment.bold * segment.text.length
      total += segment.text.length
    }
  }
  const size = mostFrequent(sizes) ?? 0
  const leadings = new Map<number, number>()
  for (const { segments } of pages) {
    segments.forEach((segment, i) => {
      const above = segments[i - 1]
      if (above === undefined || roundSize(above.size) !== size || roundSize(segment.size) !== size) return
      const leading = Math.round(((above.y - segment.y) / size) * 20) / 20
      if (leading >= LEADING_RANGE.min && leading <= LEADING_RANGE.max)
        add(leadings, leading, segment.text.length)
    })
  }
  return {
    size,
    leading: mostFrequent(leadings) ?? DEFAULT_LEADING,
    isBold: bold > total / 2,
    splitsWords: true,
  }
}

/** Fonts of one size vary a little. */
function roundSize(size: number): number {
  return Math.round(size * 2) / 2
}

function add(counts: Map<number, number>, value: number, weight: number): void {
  counts.set(value, (counts.get(value) ?? 0) + weight)
}

export function mostFrequent(counts: ReadonlyMap<number, number>): number | undefined {
  let most: [value: number, count: number] | undefined
  for (const entry of counts) if (most === undefined || entry[1] > most[1]) most = entry
  return most?.[0]
}
