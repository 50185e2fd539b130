import { decodeText, decodeTextAs } from '../../lib/text/decodeText.ts'
import type { ReadScan } from '../../ui/PdfViewer/pdf.ts'
import type { UnavailableReason } from './documentFile.machine.ts'
import { convertWord } from './word/convertWord.ts'
import type { WordTree } from './word/wordTree.ts'

export type DocumentContent =
  | { kind: 'pdf'; bytes: ArrayBuffer; readScan?: ReadScan }
  | { kind: 'text'; text: string }
  | { kind: 'markdown'; text: string }
  | { kind: 'word'; tree: WordTree }

/** Markdown with more characters is shown as plain text, because formatting it would block the page. */
const MAX_MARKDOWN_LENGTH = 500_000

/** Reads a file by the extension of its name. `encoding` is that of a text file, if one was chosen. */
export async function readContent(
  name: string,
  bytes: ArrayBuffer,
  encoding: string | undefined,
  signal: AbortSignal,
): Promise<DocumentContent | UnavailableReason> {
  switch (name.slice(name.lastIndexOf('.')).toLowerCase()) {
    case '.pdf':
      return { kind: 'pdf', bytes }
    case '.txt':
      return { kind: 'text', text: decoded(bytes, encoding) }
    case '.md': {
      const text = decoded(bytes, encoding)
      return { kind: text.length > MAX_MARKDOWN_LENGTH ? 'text' : 'markdown', text }
    }
    case '.docx': {
      const tree = await convertWord(bytes, signal)
      return tree === null ? 'unreadable' : { kind: 'word', tree }
    }
    default:
      return 'unsupported'
  }
}

function decoded(bytes: ArrayBuffer, encoding: string | undefined): string {
  const file = new Uint8Array(bytes)
  return encoding === undefined ? decodeText(file).text : decodeTextAs(file, encoding)
}
