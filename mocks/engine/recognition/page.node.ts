import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { definePDFJSModule } from 'unpdf'
import { createPageWorker, type PageRequest } from './pageWorker.ts'
import { createReader, type Reader, SCAN_LANGUAGES } from './tesseract.ts'

// The same as page.worker.ts in a thread of Node.

const require = createRequire(import.meta.url)

async function load(): Promise<Reader> {
  const { default: loadTesseract } = await import('tesseract.js-core/tesseract-core-simd-lstm.js')
  return createReader(await loadTesseract({}), async (language) => {
    const name = SCAN_LANGUAGES[language]
    const path = `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`
    return gunzipSync(await readFile(require.resolve(path)))
  })
}

const { createCanvas, DOMMatrix, ImageData, Path2D } = await import('@napi-rs/canvas')
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D })
await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))

const readPage = createPageWorker({
  createCanvas: (width, height) => createCanvas(width, height),
  loadReader: load,
})

parentPort?.on('message', async (request: PageRequest) => parentPort?.postMessage(await readPage(request)))
