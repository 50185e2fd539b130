import { foldLeaders } from '../listing.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { decodeText } from './decode.ts'
import { joinLines, type PrintedLine } from './paragraphs.ts'
import { titleOf } from './title.ts'

/** A text file: one section, or one for each form feed, which is where old text files start a page. */
export function extractPlainText(filename: string, bytes: Uint8Array): ExtractedDocument {
  const sheets = decodeText(bytes).split('\f')
  const pages = sheets.map((sheet, i): ExtractedPage => {
    const number = sheets.length > 1 ? i + 1 : null
    return { number, heading: null, text: unwrap(sheet) }
  })
  return { filename, title: titleOf(filename), pages }
}

/** Text wrapped at a column, as it was before. A hyphen at a line's end was typed, so it stays. */
function unwrap(sheet: string): string {
  const lines: PrintedLine[] = []
  let startsBlock = false
  for (const raw of sheet.split('\n')) {
    const line = raw.trimEnd()
    const text = foldLeaders(line)
    if (text !== '') {
      const left = line.length - line.trimStart().length
      lines.push({ text, left, right: line.length, startsBlock: startsBlock && lines.length > 0 })
    }
    startsBlock = text === ''
  }
  return joinLines(lines, () => true)
}
