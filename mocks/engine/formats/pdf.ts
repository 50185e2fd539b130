import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { EngineError } from '../errors.ts'
import { scanNotices, unreadableNotices } from '../notices.ts'
import type { PageToRecognize } from '../recognition/recognizer.ts'
import type { ScannedPage } from '../recognition/scannedPage.ts'
import { type Pause, runInSlices } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages } from './compose.ts'
import { cutDocument, MAX_CHARACTERS } from './cut.ts'
import { NO_DRAWING, toDrawing } from './pdf/drawnTables/drawnLines.ts'
import { toFilledIn } from './pdf/filledIn.ts'
import { Fonts } from './pdf/fonts.ts'
import { removeLineNumbers } from './pdf/lineNumbers.ts'
import { countCharacters, hasRows, type PdfPage, toSegments, usedFonts } from './pdf/lines.ts'
import { corruptPdf, openPdf } from './pdf/open.ts'
import { toPages } from './pdf/pages.ts'
import { pictureSizes } from './pdf/pictures.ts'
import { readProperties } from './pdf/properties.ts'
import { fromTheLeft, inOrderOfReading } from './pdf/rightToLeft.ts'
import { bodyStyle } from './pdf/rows.ts'
import { toScanPage, usualType } from './pdf/scans.ts'
import { isTypewritten, toText } from './pdf/typewritten.ts'
import { UnmappedGlyphs } from './pdf/unmapped.ts'
import { readSheets } from './plainText.ts'
import { titleOf } from './title.ts'

/** The font size of form fields and text boxes on a page without other text, in points. */
const DEFAULT_SIZE = 10

/** A page with fewer words may be a scan with a stamp or a page number. */
const FEW_WORDS = 5

/** A PDF whose printed text was read. */
export interface PdfReading {
  readonly pageCount: number
  /** The pages that may be scans. */
  readonly toRecognize: readonly PageToRecognize[]
  /**
   * The document, one page per physical page, including empty ones.
   * @throws EngineError if all pages were read, and none has text
   */
  compose(scans: readonly ScannedPage[], pause: Pause): Promise<ExtractedDocument>
}

export async function readPdf(filename: string, bytes: Uint8Array, pause: Pause): Promise<PdfReading> {
  const { properties, text } = await read(bytes, pause)
  const { title, metadata } = properties
  const couldBeScan = pictureSizes(bytes).length > 0
  const toRecognize = text.pages.flatMap(({ segments }, i) =>
    couldBeScan && countWords(segments) < FEW_WORDS
      ? [{ number: i + 1, isPrinted: segments.length > 0 }]
      : [],
  )
  return {
    pageCount: text.pages.length,
    toRecognize,
    async compose(scans, pause) {
      const printed = withScans(text.pages, scans).map(removeLineNumbers)
      const pages = await runInSlices(readPrinted(printed), pause)
      const unreadable = unreadableNotices(text.unreadable, text.characters)
      if (scans.length === toRecognize.length && pages.every((page) => page.text === ''))
        throw unreadable.length > 0 ? unmapped() : noText(pages.length, scans)
      const notices = [...unreadable, ...scanNotices(scans)]
      const document = { filename, title: title ?? titleOf(filename), pages, metadata, notices }
      return cutDocument(scans.length > 0 ? { ...document, scans } : document)
    },
  }
}

/** The printed pages, with the recognized text of those that are scans. */
function withScans(pages: readonly PdfPage[], scans: readonly ScannedPage[]): PdfPage[] {
  const usual = usualType(scans)
  const recognized = new Map(scans.map((scan) => [scan.number, scan]))
  return pages.map((page, i) => {
    const scan = recognized.get(i + 1)
    return scan?.kind === 'text' ? toScanPage(scan, usual) : page
  })
}

function countWords(segments: readonly { readonly text: string }[]): number {
  return segments.reduce((count, { text }) => count + text.split(/\s+/).length, 0)
}

function* readPrinted(printed: readonly PdfPage[]): Generator<void, ExtractedPage[]> {
  if (!isTypewritten(printed)) return yield* toPages(printed)
  const sheets = yield* readSheets(printed.map(toText))
  return yield* composePages(sheets.map((drafts, i) => ({ number: i + 1, drafts })))
}

/** The parser's memory is free again before the pages are divided into blocks. */
async function read(bytes: Uint8Array, pause: Pause) {
  const pdf = await openPdf(bytes)
  try {
    return { properties: await readProperties(pdf), text: await readPages(pdf, pause) }
  } finally {
    await pdf.loadingTask.destroy()
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
    throw cause instanceof EngineError ? cause : corruptPdf(cause)
  }
  return { pages, characters, unreadable }
}

function noText(pageCount: number, scans: readonly ScannedPage[]): EngineError {
  const where = pageCount === 1 ? 'on its page' : `on any of its ${pageCount} pages`
  const reason = scans.find(({ kind }) => kind === 'failed')?.reason
  const because =
    reason === undefined
      ? 'Its pages are blank, or pictures without text'
      : `A page could not be read: ${reason}`
  return new EngineError('no-text', `No text found ${where}. ${because}.`)
}

function unmapped(): EngineError {
  const message =
    'The characters of this PDF cannot be read: it does not say which letters its fonts draw. ' +
    'Save or export it again, or run text recognition (OCR) on it, and upload the result.'
  return new EngineError('no-text', message)
}
