import type { ExtractedPage } from '../../types.ts'
import { composePages, type Draft, draft } from '../compose.ts'
import { isListingRows } from '../contentsLines.ts'
import { columns, type UsualColumns, usualColumns } from './columns.ts'
import { ColumnReader, type PdfDraft } from './drafts.ts'
import { continueTables, withTables } from './drawnTables/ruledTables.ts'
import { hyphenation, type KeepsHyphen } from './joinRows.ts'
import type { PdfPage } from './lines.ts'
import { HEADING_RATIO, numberDepth } from './rowKinds.ts'
import { type BodyStyle, bodyStyle, mostFrequent, toRows } from './rows.ts'
import { removeRunningLines } from './runningLines.ts'
import { joinColumns, moveTails } from './tails.ts'

/** The pages of a PDF with their blocks, without running headers and footers. Yields after each page, see `runInSlices`. */
export function* toPages(printed: readonly PdfPage[]): Generator<void, ExtractedPage[]> {
  const pages = yield* readPages(printed.map(withTables), bodyStyle(printed))
  return yield* composePages(pages.map((drafts, i) => ({ number: i + 1, drafts })))
}

/** The blocks of each page, without running headers and footers. The end of a sentence is on the page where it begins. */
export function* readPages(printed: readonly PdfPage[], body: BodyStyle): Generator<void, Draft[][]> {
  const pages = continueTables(removeRunningLines(printed, body.size * HEADING_RATIO))
  const keepsHyphen = hyphenation(pages, body.splitsWords)
  const usual = usualColumns(pages)
  const drafts: PdfDraft[][] = []
  for (const [i, page] of pages.entries()) {
    drafts.push(readPage(page, i, pages.length, body, keepsHyphen, usual))
    yield
  }
  moveTails(drafts, keepsHyphen)
  const levels = headingLevels(drafts.flat())
  return drafts.map((page) =>
    page.map((each) => (each.kind === 'heading' ? { ...each, level: levels(each) } : each)),
  )
}

function readPage(
  page: PdfPage,
  index: number,
  pageCount: number,
  body: BodyStyle,
  keepsHyphen: KeepsHyphen,
  usual: UsualColumns | null,
): PdfDraft[] {
  const parts = columns(page, usual).map(toRows)
  const texts = parts.flatMap((rows) => rows.map(({ text }) => text))
  if (isListingRows(texts, pageCount))
    return texts.map((text) => ({
      ...draft('fragment', text),
      isRunning: false,
      isFull: false,
      isIndented: false,
    }))
  return joinColumns(
    parts.map((rows, i) => new ColumnReader(rows, body, keepsHyphen, index + i === 0).read()),
    keepsHyphen,
  )
}

/**
 * The levels of headings: numbered ones of the same depth have one level, that of the most frequent style. Headings without
 * number have the level of the numbered ones in their style.
 */
function headingLevels(drafts: readonly PdfDraft[]): (heading: PdfDraft) => number {
  const byDepth = new Map<number, Map<number, number>>()
  for (const { kind, text, level } of drafts) {
    const depth = numberDepth(text)
    if (kind !== 'heading' || depth === null) continue
    const counts = byDepth.get(depth) ?? new Map<number, number>()
    counts.set(level, (counts.get(level) ?? 0) + 1)
    byDepth.set(depth, counts)
  }
  const levels = new Map<number, number>()
  const ofStyle = new Map<number, number>()
  for (const [depth, counts] of [...byDepth].sort(([a], [b]) => b - a)) {
    const style = mostFrequent(counts)
    if (style === undefined) continue
    levels.set(depth, style + depth / 100)
    if (!ofStyle.has(style)) ofStyle.set(style, style + depth / 100)
  }
  return ({ text, level }) => levels.get(numberDepth(text) ?? 0) ?? ofStyle.get(level) ?? level
}
