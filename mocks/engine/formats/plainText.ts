import { encodingNotices } from '../notices.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages, type Draft } from './compose.ts'
import { isContentsLine } from './contentsLines.ts'
import { cutDocument, cutText } from './cut.ts'
import { decodeTextFile } from './decode.ts'
import { divide } from './divide.ts'
import { readPages } from './pdf/pages.ts'
import { isWithoutWords } from './pdf/rowKinds.ts'
import { readCsv } from './plainText/csv.ts'
import { readMailFields, readMails } from './plainText/mails.ts'
import { TEXT_STYLE, toTextPages } from './plainText/segments.ts'
import { readTimedLines } from './plainText/timedLines.ts'
import { toSections } from './sections.ts'
import { tableRows } from './tableRows.ts'
import { titleOf } from './title.ts'

/** In characters. The lines of a text without form feeds are read in parts, because the work on one is not interrupted. */
const PART_LENGTH = 200_000

/** Extracts a text file by section, or as pages if it has form feeds. */
export async function extractPlainText(
  filename: string,
  bytes: Uint8Array,
  pause: Pause,
  encoding?: string,
): Promise<ExtractedDocument> {
  const decoded = decodeTextFile(bytes, encoding)
  const text = cutText(decoded.text)
  const pages = await runInSlices(readPlainText(text), pause)
  return cutDocument(
    {
      filename,
      title: titleOf(filename),
      pages,
      metadata: readMailFields(text),
      notices: encodingNotices(decoded),
    },
    decoded.text,
  )
}

/** The sections of a text, or its pages if it has form feeds. Yields after each step, see `runInSlices`. */
export function* readPlainText(text: string): Generator<void, ExtractedPage[]> {
  const structured = readCsv(text) ?? readTimedLines(text) ?? readMails(text)
  if (structured !== null) return yield* composePages(toSections(structured))
  const sheets = text.split('\f')
  if (sheets.length > 1) {
    const pages = yield* readSheets(sheets)
    return yield* composePages(pages.map((drafts, i) => ({ number: i + 1, drafts })))
  }
  const parts: Draft[][][] = []
  for (const part of divide(text, PART_LENGTH)) parts.push(yield* readSheets([part]))
  return yield* composePages(toSections(parts.flat(2)))
}

/** The blocks of each page of a text. Its lines are read like those of a printed page. */
export function* readSheets(sheets: readonly string[]): Generator<void, Draft[][]> {
  const pages = yield* readPages(toTextPages(sheets), TEXT_STYLE)
  return pages.map(toText)
}

/**
 * Short lines away from the margin are labels of figures in print, but text in a text file. The cells of a table are named,
 * so the header row is left out.
 */
function toText(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft, i): Draft[] => {
    const { kind, text, table } = draft
    if (table !== undefined) return tableRows(table.names, [table.cells])
    if (kind !== 'fragment' || isWithoutWords(text, 0) || isContentsLine(text)) return [draft]
    return drafts[i + 1]?.context === text ? [] : [{ ...draft, kind: 'paragraph' }]
  })
}
