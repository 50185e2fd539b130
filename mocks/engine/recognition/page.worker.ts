import germanUrl from '@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz?url&no-inline'
import englishUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url&no-inline'
import frenchUrl from '@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url&no-inline'
import spanishUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url&no-inline'
import { gunzipSync } from 'fflate'
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import loadTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import programUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url&no-inline'
import { definePDFJSModule } from 'unpdf'
import { createPageWorker, type PageRequest } from './pageWorker.ts'
import { createReader, type Reader } from './tesseract.ts'

// Recognizes the text of scanned pages, in a worker of its own, so that the engine answers questions meanwhile.

// The copy of unpdf has no decoders for CCITT, JBIG2 and JPEG 2000, which scans often use.
void definePDFJSModule(async () => pdfjs)

const TRAINED = { en: englishUrl, de: germanUrl, fr: frenchUrl, es: spanishUrl }

async function load(): Promise<Reader> {
  const tesseract = await loadTesseract({ wasmBinary: await fetchBytes(programUrl) })
  return createReader(tesseract, async (language) => unpack(await fetchBytes(TRAINED[language])))
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} could not be loaded.`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Some servers send the file as it is, others declare its compression, and the browser has unpacked it. */
function unpack(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes
}

const readPage = createPageWorker({
  createCanvas: (width, height) => new OffscreenCanvas(width, height),
  loadReader: load,
})

// A separate port, because pdf.js also posts messages on the worker itself.
self.addEventListener('message', ({ data: port }: MessageEvent<unknown>) => {
  if (!(port instanceof MessagePort)) return
  port.addEventListener('message', async ({ data }: MessageEvent<PageRequest>) =>
    port.postMessage(await readPage(data)),
  )
  port.start()
})
