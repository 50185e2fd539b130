import { type DetectedContent, detectContent, wrongContentMessage } from '../../src/domain/detectContent.ts'
import { EngineError } from './errors.ts'
import { readByline } from './formats/byline.ts'
import { extractDocx } from './formats/docx.ts'
import { extractMarkdown } from './formats/markdown.ts'
import { extractPdf } from './formats/pdf.ts'
import { extractPlainText } from './formats/plainText.ts'
import { sentenceNotices } from './notices.ts'
import type { DocumentMetadata, ExtractedDocument } from './types.ts'

export interface SourceFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** The encoding of a text file, if it is known: a label of the Encoding Standard. */
  readonly encoding?: string | undefined
}

/**
 * Extracts the text of a .pdf, .txt, .md or .docx file, by page or, in formats without pages, by section, with what the file
 * says about itself and what is missing in the text.
 * @throws EngineError for every unreadable file, with a message for the user
 */
export async function extract({ name, bytes, encoding }: SourceFile): Promise<ExtractedDocument> {
  const read = selectReader(name)
  if (bytes.length === 0) throw new EngineError('empty', 'This file is empty.')
  const document = await read(name, bytes, encoding)
  if (document.pages.every((page) => page.text.trim() === ''))
    throw new EngineError('no-text', 'No text found in this file.')
  return {
    ...document,
    metadata: metadataOf(document),
    notices: [...sentenceNotices(document.pages), ...(document.notices ?? [])],
  }
}

function metadataOf({ pages, metadata = {} }: ExtractedDocument): DocumentMetadata {
  const author = metadata.author ?? readByline(pages)
  return {
    ...(author !== null && { author }),
    ...(pages[0]?.number != null && { pageCount: pages.length }),
    ...metadata,
  }
}

type Reader = (
  name: string,
  bytes: Uint8Array,
  encoding: string | undefined,
) => ExtractedDocument | Promise<ExtractedDocument>

function selectReader(name: string): Reader {
  switch (name.slice(name.lastIndexOf('.')).toLowerCase()) {
    case '.txt':
      return extractPlainText
    case '.md':
      return extractMarkdown
    case '.pdf':
      return (filename, bytes) => {
        requireContent(bytes, 'a PDF')
        return extractPdf(filename, bytes)
      }
    case '.docx':
      return extractDocx
    default: {
      const message = "This file type isn't supported. Upload a .pdf, .txt, .md or .docx file."
      throw new EngineError('unsupported-type', message)
    }
  }
}

function requireContent(bytes: Uint8Array, expected: DetectedContent): void {
  const content = detectContent(bytes)
  if (content !== expected) throw new EngineError('wrong-content', wrongContentMessage(expected, content))
}
