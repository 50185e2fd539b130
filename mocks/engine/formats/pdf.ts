import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { fetchPdfData } from '#pdf-data'
import { EngineError } from '../errors.ts'
import { unreadableNotices } from '../notices.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages } from './compose.ts'
import { cutDocument, MAX_CHARACTERS } from './cut.ts'
import { polyfillMathSumPrecise } from './mathSumPrecise.ts'
import { NO_DRAWING, toDrawing } from './pdf/drawnTables/drawnLines.ts'
import { toFilledIn } from './pdf/filledIn.ts'
import { Fonts } from './pdf/fonts.ts'
import { removeLineNumbers } from './pdf/lineNumbers.ts'
import { countCharacters, hasRows, type PdfPage, toSegments, usedFonts } from './pdf/lines.ts'
import { toPages } from './pdf/pages.ts'
import { readProperties } from './pdf/properties.ts'
import { fromTheLeft, inOrderOfReading } from './pdf/rightToLeft.ts'
import { bodyStyle } from './pdf/rows.ts'
import { isTypewritten, toText } from './pdf/typewritten.ts'
import { UnmappedGlyphs } from './pdf/unmapped.ts'
import { readSheets } from './plainText.ts'
import { titleOf } from './title.ts'

/** pdf.js verbosity: errors only, no warnings about fonts. */
const QUIET = 0

/** The font size of form fields and text boxes on a page without other text, in points. */
const DEFAULT_SIZE = 10

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
  const { properties, text } = await read(bytes, pause)
  const pages = await runInSlices(readPrinted(text.pages.map(removeLineNumbers)), pause)
  const notices = unreadableNotices(text.unreadable, text.characters)
  if (pages.every((page) => page.text === '')) throw notices.length > 0 ? unmapped() : noText(pages.length)
  const { title, metadata } = properties
  return cutDocument({ filename, title: title ?? titleOf(filename), pages, metadata, notices })
}

function* readPrinted(printed: readonly PdfPage[]): Generator<void, ExtractedPage[]> {
  if (!isTypewritten(printed)) return yield* toPages(printed)
  const sheets = yield* readSheets(printed.map(toText))
  return yield* composePages(sheets.map((drafts, i) => ({ number: i + 1, drafts })))
}

/** The parser's memory is free again before the pages are divided into blocks. */
async function read(bytes: Uint8Array, pause: Pause) {
  const pdf = await open(bytes)
  try {
    return { properties: await readProperties(pdf), text: await readPages(pdf, pause) }
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
      // Tells which characters the glyphs of a font are.
      fontExtraProperties: true,
      BinaryDataFactory: PackagedData,
      useWorkerFetch: false,
      useSystemFonts: false,
    })
  } catch (cause) {
    throw isNamed(cause, 'PasswordException') ? encrypted(cause) : corrupt(cause)
  }
}

interface PrintedText {
  readonly pages: readonly PdfPage[]
  /** The number of characters, and of those that cannot be read. */
  readonly characters: number
  readonly unreadable: number
}

/** The pages up to the one after which no more text is kept. */
async function readPages(pdf: PDFDocumentProxy, pause: Pause): Promise<PrintedText> {
  const { OPS } = await (await import('unpdf')).getResolvedPDFJS()
  const pages: PdfPage[] = []
  let characters = 0
  let unreadable = 0
  const fonts = new Fonts()
  const unmappedGlyphs = new UnmappedGlyphs()
  let couldContinue = false
  try {
    for (let number = 1; number <= pdf.numPages && characters <= MAX_CHARACTERS; number += 1) {
      const page = await pdf.getPage(number)
      const printed = await page.getTextContent()
      await fonts.read(page, usedFonts(printed))
      const known = unmappedGlyphs.replace(printed, page)
      const counted = countCharacters(known, fonts)
      characters += counted.all
      unreadable += counted.unreadable
      const content = inOrderOfReading(known)
      const plain = toSegments(content, fonts)
      const { size } = bodyStyle([{ segments: plain }])
      const filledIn = toFilledIn(await page.getAnnotations(), size > 0 ? size : DEFAULT_SIZE)
      // Reading what is drawn takes half as long as reading the text, so only where it can divide a table or go on with one.
      const couldHaveTable = hasRows(plain)
      const drawing =
        couldHaveTable || couldContinue ? toDrawing(await page.getOperatorList(), OPS) : NO_DRAWING
      const segments = drawing.vertical.length > 0 ? toSegments(content, fonts, drawing.vertical) : plain
      pages.push(fromTheLeft({ segments: [...segments, ...filledIn], drawing }))
      couldContinue = couldHaveTable
      page.cleanup()
      // pdf.js itself never waits for the thread's other work.
      await pause()
    }
  } catch (cause) {
    throw cause instanceof EngineError ? cause : corrupt(cause)
  }
  return { pages, characters, unreadable }
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

function unmapped(): EngineError {
  const message =
    'The characters of this PDF cannot be read: it does not say which letters its fonts draw. ' +
    'Save or export it again, or run text recognition (OCR) on it, and upload the result.'
  return new EngineError('no-text', message)
}
