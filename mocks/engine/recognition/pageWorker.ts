import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { EngineError } from '../errors.ts'
import { openPdf } from '../formats/pdf/open.ts'
import { pictureSizes } from '../formats/pdf/pictures.ts'
import { drawingOptions } from './canvas.ts'
import { readPage, shareOfImages, type Tools } from './readPage.ts'
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

/** Drawing a picture takes up to 17 bytes for each pixel. A page of A4 in color with 600 dpi has 35 million. */
const MAX_PICTURE = 36_000_000
const TOO_LARGE =
  'its picture has more than 36 million pixels. Scan it with fewer dots per inch and upload it again'

/** Answers requests for pages, one at a time. The document that was asked for last stays open. */
export function createPageWorker(tools: Tools): (request: PageRequest) => Promise<ScannedPage> {
  const drawing = { ...drawingOptions(tools.createCanvas), maxImageSize: MAX_PICTURE }
  let open: PDFDocumentProxy | null = null
  let hasLargePicture = false
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
        await (await loading)?.change('en')
        hasLargePicture = pictureSizes(bytes).some((pixels) => pixels > MAX_PICTURE)
      }
      if (open === null) throw new Error('No document is open.')
      const page = await open.getPage(number)
      try {
        const read = await readPage(page, { isPrinted }, { ...tools, loadReader })
        // Such a picture is not drawn.
        return read.kind === 'blank' && hasLargePicture && (await shareOfImages(page)) === 0
          ? failedPage(number, TOO_LARGE)
          : read
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
