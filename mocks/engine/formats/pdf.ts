import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { fetchPdfData } from '#pdf-data'
import { EngineError } from '../errors.ts'
import { unreadableNotices } from '../notices.ts'
import { createPause } from '../slices.ts'
import type { ExtractedDocument, ExtractedPage } from '../types.ts'
import { composePages } from './compose.ts'
import { cutPages, MAX_TEXT_LENGTH } from './cutText.ts'
import { polyfillMathSumPrecise } from './mathSumPrecise.ts'
import { toFilledIn } from './pdf/filledIn.ts'
import { Fonts } from './pdf/fonts.ts'
import { removeLineNumbers } from './pdf/lineNumbers.ts'
import { countCharacters, type PdfPage, toSegments, usedFonts } from './pdf/lines.ts'
import { toPages } from './pdf/pages.ts'
import { readProperties } from './pdf/properties.ts'
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
export async function extractPdf(filename: string, bytes: Uint8Array): Promise<ExtractedDocument> {
  const { properties, text } = await read(bytes)
  const pages = readPrinted(text.pages.map(removeLineNumbers))
  const unreadable = unreadableNotices(text.unreadable, text.characters)
  if (pages.every((page) => page.text === '')) throw unreadable.length > 0 ? unmapped() : noText(pages.length)
  const cut = cutPages(pages)
  return {
    filename,
    title: properties.title ?? titleOf(filename),
    pages: cut.pages,
    metadata: properties.metadata,
    notices: [...cut.notices, ...unreadable],
  }
}

function readPrinted(printed: readonly PdfPage[]): ExtractedPage[] {
  if (!isTypewritten(printed)) return toPages(printed)
  const sheets = readSheets(printed.map(toText))
  return composePages(sheets.map((drafts, i) => ({ number: i + 1, drafts })))
}

/** The parser's memory is free again before the pages are divided into blocks. */
async function read(bytes: Uint8Array) {
  const pdf = await open(bytes)
  try {
    return { properties: await readProperties(pdf), text: await readPages(pdf) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // The parser has half a megabyte, so it is loaded on first use.
  polyfillMathSumPrecise()
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, because pdf.js transfers the buffer.
    return await getDocumentProxy(bytes.slice(), {
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
async function readPages(pdf: PDFDocumentProxy): Promise<PrintedText> {
  const pages: PdfPage[] = []
  let characters = 0
  let unreadable = 0
  const fonts = new Fonts()
  // pdf.js itself never waits for the thread's other work.
  const pause = createPause()
  try {
    for (let number = 1; number <= pdf.numPages && characters <= MAX_TEXT_LENGTH; number += 1) {
      const page = await pdf.getPage(number)
      const content = await page.getTextContent()
      await fonts.read(page, usedFonts(content))
      const counted = countCharacters(content, fonts)
      characters += counted.all
      unreadable += counted.unreadable
      const filledIn = toFilledIn(await page.getAnnotations())
      pages.push({ segments: [...toSegments(content, fonts), ...filledIn] })
      page.cleanup()
      await pause()
    }
  } catch (cause) {
    throw corrupt(cause)
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
