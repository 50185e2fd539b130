import { encodingNotices } from '../notices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages, type Draft } from './compose.ts'
import { isContentsLine } from './contentsLines.ts'
import { cutText } from './cutText.ts'
import { decodeTextFile } from './decode.ts'
import { readPages } from './pdf/pages.ts'
import { isWithoutWords } from './pdf/rowKinds.ts'
import { readCsv } from './plainText/csv.ts'
import { readMailFields, readMails } from './plainText/mails.ts'
import { TEXT_STYLE, toTextPages } from './plainText/segments.ts'
import { readTimedLines } from './plainText/timedLines.ts'
import { toSections } from './sections.ts'
import { BAR, tableRows } from './tableRows.ts'
import { titleOf } from './title.ts'

/** Extracts a text file by section, or as pages if it has form feeds. */
export function extractPlainText(filename: string, bytes: Uint8Array, encoding?: string): ExtractedDocument {
  const decoded = decodeTextFile(bytes, encoding)
  const { text, notices } = cutText(decoded.text)
  return {
    filename,
    title: titleOf(filename),
    pages: readPlainText(text),
    metadata: readMailFields(text),
    notices: [...notices, ...encodingNotices(decoded)],
  }
}

/** The sections of a text, or its pages if it has form feeds. */
export function readPlainText(text: string): ExtractedPage[] {
  const structured = readCsv(text) ?? readTimedLines(text) ?? readMails(text)
  if (structured !== null) return composePages(toSections(structured))
  const pages = readSheets(text.split('\f'))
  return composePages(
    pages.length > 1 ? pages.map((drafts, i) => ({ number: i + 1, drafts })) : toSections(pages.flat()),
  )
}

/** The blocks of each page of a text. Its lines are read like those of a printed page. */
export function readSheets(sheets: readonly string[]): Draft[][] {
  return readPages(toTextPages(sheets), TEXT_STYLE).map(toText)
}

/**
 * Short lines away from the margin are labels of figures in print, but text in a text file. The cells of a table are named,
 * so the header row is left out.
 */
function toText(drafts: readonly Draft[]): Draft[] {
  return drafts.flatMap((draft, i): Draft[] => {
    const { kind, text, context } = draft
    if (kind === 'row' && context !== null) return tableRows(context.split(BAR), [text.split(BAR)])
    if (kind !== 'fragment' || isWithoutWords(text, 0) || isContentsLine(text)) return [draft]
    return drafts[i + 1]?.context === text ? [] : [{ ...draft, kind: 'paragraph' }]
  })
}
