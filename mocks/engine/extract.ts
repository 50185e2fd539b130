import { type DetectedContent, detectContent, wrongContentMessage } from '../../src/domain/detectContent.ts'
import { EngineError } from './errors.ts'
import { readByline } from './formats/byline.ts'
import { extractDocx } from './formats/docx.ts'
import { extractMarkdown } from './formats/markdown.ts'
import { type PdfReading, readPdf } from './formats/pdf.ts'
import { extractPlainText } from './formats/plainText.ts'
import { sentenceNotices } from './notices.ts'
import { recognizePages } from './recognition/recognizer.ts'
import type { ScannedPage } from './recognition/scannedPage.ts'
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
 * @param timeLimit stops the work when it is aborted; recognizing the text of scanned pages has a limit for each page
 * @param onPageMissing is called before a scanned page is recognized
 * @throws EngineError for every unreadable file, with a message for the user
 */
export async function extract(
  file: SourceFile,
  timeLimit?: AbortSignal,
  onPageMissing?: (step: ReadingStep) => void,
): Promise<ExtractedDocument> {
  for await (const step of extractByPages(file, { timeLimit })) {
    if (step.missing.length === 0) return step.compose()
    onPageMissing?.(step)
  }
  throw new Error('A document has to be read to its end.')
}

/** A document of which some pages may not be read yet. */
export interface ReadingStep {
  /** The numbers of the pages whose text is still to be recognized. */
  readonly missing: readonly number[]
  /** Null without pages that may be scans. */
  readonly pageCount: number | null
  /** The document with the pages that were read. It may have no text yet. */
  readonly compose: () => Promise<ExtractedDocument>
}

/**
 * The same, step by step: first with the text that the file contains, then again for each page whose text was recognized.
 * @param scans the pages whose text was recognized before
 */
export async function* extractByPages(
  { name, bytes, encoding }: SourceFile,
  {
    timeLimit = AbortSignal.timeout(MAX_READING_MS),
    scans = [],
  }: {
    readonly timeLimit?: AbortSignal | undefined
    readonly scans?: readonly ScannedPage[] | undefined
  } = {},
): AsyncGenerator<ReadingStep, void> {
  const read = selectReader(name)
  if (bytes.length === 0) throw new EngineError('empty', 'This file is empty.')
  const reading = await within(timeLimit, (pause) => read(name, bytes, pause, encoding))
  let known = scans
  const step = (): ReadingStep => {
    const pages = known
    const missing = missingPages(reading, pages)
    return {
      missing,
      pageCount: reading.toRecognize.length > 0 ? reading.pageCount : null,
      compose: async () => complete(await reading.compose(pages, createPause()), missing.length === 0),
    }
  }
  yield step()
  const missing = new Set(missingPages(reading, scans))
  if (missing.size === 0) return
  const wanted = reading.toRecognize.filter(({ number }) => missing.has(number))
  for await (const page of recognizePages(bytes, wanted)) {
    known = [...known, page].sort((a, b) => a.number - b.number)
    yield step()
  }
}

function missingPages({ toRecognize }: PdfReading, scans: readonly ScannedPage[]): number[] {
  const isKnown = new Set(scans.map(({ number }) => number))
  return toRecognize.flatMap(({ number }) => (isKnown.has(number) ? [] : [number]))
}

function complete(document: ExtractedDocument, isRead: boolean): ExtractedDocument {
  if (isRead && document.pages.every((page) => page.text.trim() === ''))
    throw new EngineError('no-text', 'No text found in this file.')
  return {
    ...document,
    metadata: metadataOf(document),
    notices: [...(isRead ? sentenceNotices(document.pages) : []), ...(document.notices ?? [])],
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
) => Promise<PdfReading>

function selectReader(name: string): Reader {
  switch (name.slice(name.lastIndexOf('.')).toLowerCase()) {
    case '.txt':
      return readAtOnce(extractPlainText)
    case '.md':
      return readAtOnce(extractMarkdown)
    case '.pdf':
      return async (filename, bytes, pause) => {
        requireContent(bytes, 'a PDF')
        return readPdf(filename, bytes, pause)
      }
    case '.docx':
      return readAtOnce(extractDocx)
    default: {
      const message = "This file type isn't supported. Upload a .pdf, .txt, .md or .docx file."
      throw new EngineError('unsupported-type', message)
    }
  }
}

/** A reader of a format without scans. */
function readAtOnce(
  extractAll: (...source: Parameters<Reader>) => Promise<ExtractedDocument> | ExtractedDocument,
): Reader {
  return async (...source) => {
    const document = await extractAll(...source)
    return { pageCount: 0, toRecognize: [], compose: async () => document }
  }
}

function requireContent(bytes: Uint8Array, expected: DetectedContent): void {
  const content = detectContent(bytes)
  if (content !== expected) throw new EngineError('wrong-content', wrongContentMessage(expected, content))
}
