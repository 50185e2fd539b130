import { foldDotLeaders } from '../contentsPage.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { decodeText } from './decode.ts'
import { joinLines, type PrintedLine } from './paragraphs.ts'
import { titleOf } from './title.ts'

/** Extracts a text file as one section, or as pages separated by form feeds. */
export function extractPlainText(filename: string, bytes: Uint8Array): ExtractedDocument {
  const sheets = decodeText(bytes).split('\f')
  const pages = sheets.map((sheet, i): ExtractedPage => {
    const number = sheets.length > 1 ? i + 1 : null
    return { number, heading: null, text: unwrap(sheet) }
  })
  return { filename, title: titleOf(filename), pages }
}

/** Reverses hard line wrapping. Hyphens at line ends are kept. */
function unwrap(sheet: string): string {
  const lines: PrintedLine[] = []
  let startsBlock = false
  for (const raw of sheet.split('\n')) {
    const line = raw.trimEnd()
    const text = foldDotLeaders(line)
    if (text !== '') {
      const left = line.length - line.trimStart().length
      lines.push({ text, left, right: line.length, startsBlock: startsBlock && lines.length > 0 })
    }
    startsBlock = text === ''
  }
  return joinLines(lines, () => true)
}
