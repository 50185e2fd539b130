import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { fetchPdfData } from '#pdf-data'
import { EngineError } from '../errors.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages } from './compose.ts'
import { cutDocument } from './cut.ts'
import { polyfillMathSumPrecise } from './mathSumPrecise.ts'
import { toFilledIn } from './pdf/filledIn.ts'
import { Fonts } from './pdf/fonts.ts'
import { removeLineNumbers } from './pdf/lineNumbers.ts'
import { type PdfPage, toSegments, usedFonts } from './pdf/lines.ts'
import { toPages } from './pdf/pages.ts'
import { fromTheLeft, inOrderOfReading } from './pdf/rightToLeft.ts'
import { isTypewritten, toText } from './pdf/typewritten.ts'
import { readSheets } from './plainText.ts'
import { titleOf } from './title.ts'

/** pdf.js verbosity: errors only, no warnings about fonts. */
const QUIET = 0

/** Character maps and fonts that a PDF uses without containing them. They are loaded on first use. */
class PackagedData {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return fetchPdfData(filename)
  }
}

/** Extracts a PDF, one page per physical page, including empty ones. */
export async function extractPdf(
  filename: string,
  bytes: Uint8Array,
  pause: Pause,
): Promise<ExtractedDocument> {
  const { title, printed } = await read(bytes, pause)
  const pages = await runInSlices(readPrinted(printed.map(removeLineNumbers)), pause)
  if (pages.every((page) => page.text === '')) throw noText(pages.length)
  return cutDocument({ filename, title: title ?? titleOf(filename), pages })
}

function* readPrinted(printed: readonly PdfPage[]): Generator<void, ExtractedPage[]> {
  if (!isTypewritten(printed)) return yield* toPages(printed)
  const sheets = yield* readSheets(printed.map(toText))
  return yield* composePages(sheets.map((drafts, i) => ({ number: i + 1, drafts })))
}

/** The parser's memory is free again before the pages are divided into blocks. */
async function read(bytes: Uint8Array, pause: Pause): Promise<{ title: string | null; printed: PdfPage[] }> {
  const pdf = await open(bytes)
  try {
    return { title: await titleIn(pdf), printed: await readPages(pdf, pause) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // The parser has half a megabyte, so it is loaded on first use.
  polyfillMathSumPrecise()
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, because pdf.js transfers the buffer, and no Buffer of Node, which it refuses.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: QUIET,
      BinaryDataFactory: PackagedData,
      useWorkerFetch: false,
      useSystemFonts: false,
    })
  } catch (cause) {
    throw isNamed(cause, 'PasswordException') ? encrypted(cause) : corrupt(cause)
  }
}

async function readPages(pdf: PDFDocumentProxy, pause: Pause): Promise<PdfPage[]> {
  const pages: PdfPage[] = []
  const fonts = new Fonts()
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const content = inOrderOfReading(await page.getTextContent())
      await fonts.read(page, usedFonts(content))
      const filledIn = toFilledIn(await page.getAnnotations())
      pages.push({ segments: fromTheLeft([...toSegments(content, fonts), ...filledIn]) })
      page.cleanup()
      // pdf.js itself never waits for the thread's other work.
      await pause()
    }
  } catch (cause) {
    throw cause instanceof EngineError ? cause : corrupt(cause)
  }
  return pages
}

/** Ignores file names and placeholders, which printing programs store as title. */
async function titleIn(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return title === '' || /^untitled|\.\w{2,5}$/i.test(title) ? null : title
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

function encrypted(cause: unknown): EngineError {
  const message = 'This PDF is password-protected. Remove the password and upload it again.'
  return new EngineError('encrypted', message, { cause })
}

function corrupt(cause: unknown): EngineError {
  const message = "This PDF is damaged and can't be read. Save or export it again and upload the new file."
  return new EngineError('corrupt', message, { cause })
}

function noText(pageCount: number): EngineError {
  const where = pageCount === 1 ? 'on its page' : `on any of its ${pageCount} pages`
  const message =
    `No text found ${where}: this PDF looks like a scan. ` +
    'Run text recognition (OCR) on it and upload the result.'
  return new EngineError('no-text', message)
}
