import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { EngineError } from '../errors.ts'
import type { ExtractedDocument } from '../types.ts'
import { provideMathSumPrecise } from './mathSumPrecise.ts'
import { type PdfPageLines, toLines } from './pdfLines.ts'
import { toPages } from './pdfText.ts'
import { titleOf } from './title.ts'

/** Of pdf.js: errors only, for its warnings about odd fonts would reach the console. */
const QUIET = 0

/** A PDF: a page for each physical page, empty ones too. */
export async function extractPdf(filename: string, bytes: Uint8Array): Promise<ExtractedDocument> {
  const pdf = await open(bytes)
  try {
    const title = await titleIn(pdf)
    const pages = toPages(await readPages(pdf))
    if (pages.every((page) => page.text === '')) throw noText(pages.length)
    return { filename, title: title ?? titleOf(filename), pages }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  // Half a megabyte of parser: only those who have a PDF load it.
  provideMathSumPrecise()
  const { getDocumentProxy } = await import('unpdf')
  try {
    // pdf.js takes the buffer it is given for itself, and the caller still needs its own.
    return await getDocumentProxy(bytes.slice(), { verbosity: QUIET })
  } catch (cause) {
    throw isNamed(cause, 'PasswordException') ? encrypted(cause) : corrupt(cause)
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<PdfPageLines[]> {
  const pages: PdfPageLines[] = []
  try {
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const [, lower = 0, , upper = 0] = page.view
      pages.push({ height: upper - lower, lines: toLines(await page.getTextContent()) })
      page.cleanup()
    }
  } catch (cause) {
    throw corrupt(cause)
  }
  return pages
}

/** Printing programs put the name of a source file or a placeholder there; those are no titles. */
async function titleIn(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : ''
  return title === '' || /^untitled|\.\w{2,5}$/i.test(title) ? null : title
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

function encrypted(cause: unknown): EngineError {
  const message = 'This PDF is protected by a password. Remove the password and upload it again.'
  return new EngineError('encrypted', message, { cause })
}

function corrupt(cause: unknown): EngineError {
  const message = 'This PDF is damaged and cannot be read. Save or export it again and upload the new file.'
  return new EngineError('corrupt', message, { cause })
}

function noText(pageCount: number): EngineError {
  const where = pageCount === 1 ? 'on its page' : `on any of its ${pageCount} pages`
  const message =
    `No text found ${where}: this PDF seems to be a scan. ` +
    'Run text recognition (OCR) over it and upload the result.'
  return new EngineError('no-text', message)
}
