import { type DetectedContent, detectContent, wrongContentMessage } from '../../src/domain/detectContent.ts'
import { EngineError } from './errors.ts'
import { readByline } from './formats/byline.ts'
import { extractDocx } from './formats/docx.ts'
import { extractMarkdown } from './formats/markdown.ts'
import { extractPdf } from './formats/pdf.ts'
import { extractPlainText } from './formats/plainText.ts'
import { sentenceNotices } from './notices.ts'
import { createPause, type Pause } from './slices.ts'
import type { DocumentMetadata, ExtractedDocument } from './types.ts'

export interface SourceFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** The encoding of a text file, if it is known: a label of the Encoding Standard. */
  readonly encoding?: string | undefined
}

/** A PDF of 2,000 pages takes about a tenth of it. */
const MAX_READING_MS = 120_000

/**
 * Extracts the text of a .pdf, .txt, .md or .docx file, by page or, in formats without pages, by section, with what the file
 * says about itself and what is missing in the text. Pauses in between, so that the thread does other work.
 * @param timeLimit stops the work when it is aborted
 * @throws EngineError for every unreadable file, with a message for the user
 */
export async function extract(
  { name, bytes, encoding }: SourceFile,
  timeLimit: AbortSignal = AbortSignal.timeout(MAX_READING_MS),
): Promise<ExtractedDocument> {
  const read = selectReader(name)
  if (bytes.length === 0) throw new EngineError('empty', 'This file is empty.')
  const document = await within(timeLimit, (pause) => read(name, bytes, pause, encoding))
  if (document.pages.every((page) => page.text.trim() === ''))
    throw new EngineError('no-text', 'No text found in this file.')
  return {
    ...document,
    metadata: metadataOf(document),
    notices: [...sentenceNotices(document.pages), ...(document.notices ?? [])],
  }
}

/** Rejects when the time is over, even if the work waits for something that never comes. */
async function within<Result>(
  timeLimit: AbortSignal,
  work: (pause: Pause) => Promise<Result>,
): Promise<Result> {
  const pause = createPause()
  let stop = (): void => {}
  const timeout = new Promise<never>((_, reject) => {
    stop = () => reject(tooSlow())
    timeLimit.addEventListener('abort', stop)
  })
  const limitedPause: Pause = async () => {
    await pause()
    if (timeLimit.aborted) throw tooSlow()
  }
  return Promise.race([work(limitedPause), timeout]).finally(() =>
    timeLimit.removeEventListener('abort', stop),
  )
}

function tooSlow(): EngineError {
  const message =
    'Reading this file took too long. Divide it, or save it in a simpler form, and upload it again.'
  return new EngineError('too-slow', message)
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
  pause: Pause,
  encoding: string | undefined,
) => Promise<ExtractedDocument>

function selectReader(name: string): Reader {
  switch (name.slice(name.lastIndexOf('.')).toLowerCase()) {
    case '.txt':
      return extractPlainText
    case '.md':
      return extractMarkdown
    case '.pdf':
      return async (filename, bytes, pause) => {
        requireContent(bytes, 'a PDF')
        return extractPdf(filename, bytes, pause)
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
