import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
// The legacy build: the default build requires browser features that are only a few months old.
import {
  AnnotationMode,
  getDocument,
  PDFWorker,
  TextLayer,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { startWorker } from '../../lib/startWorker.ts'
import type { LoadedPage, OpenPdf, ReadScan } from './pdf.ts'
import { FEW_WORDS, toTextContent } from './scanText.ts'

/** Serves pdf.js its fonts, character maps and image decoders. They are loaded on first use. */
class BundledDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const { fetchPdfjsData } = await import('../../lib/pdfjsData.ts')
    return fetchPdfjsData(filename)
  }
}

/** Maximum canvas size in pixels: phones draw nothing on larger ones. */
const MAX_CANVAS_PIXELS = 16_000_000

/** Opens a document in its own worker. Rejects if it is unreadable or needs a password. */
export function openDocument(bytes: ArrayBuffer, readScan: ReadScan | undefined): OpenPdf {
  const webWorker = startWorker(workerUrl)
  const worker = PDFWorker.create({ port: webWorker })
  const task = getDocument({
    // A copy, because the buffer is transferred to the worker.
    data: new Uint8Array(bytes.slice(0)),
    worker,
    BinaryDataFactory: BundledDataFactory,
    useWorkerFetch: false,
    // Otherwise a page without embedded fonts would look different on each device.
    useSystemFonts: false,
    enableXfa: false,
    disableWorkerRendering: true,
    verbosity: VerbosityLevel.ERRORS,
  })
  return {
    pdf: task.promise.then((document) => {
      const pages = new Map<number, Promise<LoadedPage>>()
      return {
        pages: document.numPages,
        loadPage(number) {
          const page = pages.get(number) ?? loadPage(document, number, readScan)
          pages.set(number, page)
          return page
        },
      }
    }),
    close: async () => {
      await task.destroy().catch(() => {})
      worker.destroy()
      webWorker.terminate()
    },
  }
}

async function loadPage(
  document: PDFDocumentProxy,
  number: number,
  readScan: ReadScan | undefined,
): Promise<LoadedPage> {
  const page = await document.getPage(number)
  const plain = page.getViewport({ scale: 1 })
  const { width, height } = plain
  return {
    width,
    height,
    draw: (canvas, pixels) => {
      const scale = Math.min(pixels / width, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)))
      const viewport = page.getViewport({ scale })
      canvas.width = Math.max(1, Math.floor(viewport.width))
      canvas.height = Math.max(1, Math.floor(viewport.height))
      const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.DISABLE })
      return { done: task.promise, stop: () => task.cancel() }
    },
    texts: async () => {
      const { items, styles } = await textOf(page, readScan)
      return items.flatMap((item) =>
        'str' in item
          ? [{ ...item, toPage: plain.transform, family: styles[item.fontName]?.fontFamily }]
          : [],
      )
    },
    layOutText: (container) => {
      container.replaceChildren()
      let stop = () => {}
      const stopped = new Promise<null>((resolve) => {
        stop = () => resolve(null)
      })
      const layOut = async () => {
        const textContentSource = await Promise.race([textOf(page, readScan), stopped])
        if (textContentSource === null) return
        // The stylesheet scales the text.
        const layer = new TextLayer({ textContentSource, container, viewport: plain })
        stop = () => layer.cancel()
        await layer.render()
      }
      return { done: layOut(), stop: () => stop() }
    },
    release: () => void page.cleanup(),
  }
}

/** The text of a page; of a scanned one the words that were recognized. */
async function textOf(page: PDFPageProxy, readScan: ReadScan | undefined) {
  const printed = await page.getTextContent()
  const words = printed.items.flatMap((item) => ('str' in item ? item.str.match(/\S+/g) : null) ?? [])
  const scan = words.length < FEW_WORDS ? await readScan?.(page.pageNumber) : undefined
  return scan ? toTextContent(scan, page.getViewport({ scale: 1 }).transform) : printed
}
