import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { EngineError } from '../errors.ts'
import { openPdf } from '../formats/pdf/open.ts'
import { drawingOptions } from './canvas.ts'
import { readPage, type Tools } from './readPage.ts'
import type { ScannedPage } from './scannedPage.ts'

/** Asks for a page. `bytes` is missing if the worker was asked for a page of the same document before. */
export interface PageRequest {
  readonly bytes?: Uint8Array
  readonly number: number
  /** Whether the page has text, but only a few words. */
  readonly isPrinted: boolean
}

const DAMAGED = 'its picture is damaged'
const NOT_LOADED = 'text recognition could not be loaded. Check the connection and try again'

/** Answers requests for pages, one at a time. The document that was asked for last stays open. */
export function createPageWorker(tools: Tools): (request: PageRequest) => Promise<ScannedPage> {
  const drawing = drawingOptions(tools.createCanvas)
  let open: PDFDocumentProxy | null = null
  let loading: ReturnType<Tools['loadReader']> | null = null
  const loadReader: Tools['loadReader'] = () => {
    loading ??= tools.loadReader().catch((cause: unknown) => {
      loading = null
      throw new EngineError('no-recognition', NOT_LOADED, { cause })
    })
    return loading
  }
  return async ({ bytes, number, isPrinted }) => {
    try {
      if (bytes !== undefined) {
        await open?.loadingTask.destroy()
        open = await openPdf(bytes, drawing)
      }
      if (open === null) throw new Error('No document is open.')
      const page = await open.getPage(number)
      try {
        return await readPage(page, { isPrinted }, { ...tools, loadReader })
      } finally {
        page.cleanup()
      }
    } catch (error) {
      if (error instanceof EngineError) return failedPage(number, error.message)
      console.error(error)
      return failedPage(number, DAMAGED)
    }
  }
}

export function failedPage(number: number, reason: string): ScannedPage {
  return { number, kind: 'failed', reason, angle: 0, width: 0, height: 0, lines: [] }
}
