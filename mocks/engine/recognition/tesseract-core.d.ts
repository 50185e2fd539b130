declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  import type { TesseractModule } from './tesseract.ts'

  /** @param options `wasmBinary`: the program; in Node it is found beside the module. */
  export default function load(options: { wasmBinary?: Uint8Array }): Promise<TesseractModule>
}
