import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDERS: Readonly<Record<string, string>> = {
  bcmap: 'cmaps',
  pfb: 'standard_fonts',
  ttf: 'standard_fonts',
  wasm: 'wasm',
}

/** Reads a character map or font of the PDF library from its package. */
export function fetchPdfData(filename: string): Promise<Uint8Array> {
  const packageFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const folder = FOLDERS[filename.slice(filename.lastIndexOf('.') + 1)]
  if (folder === undefined) throw new Error(`There is no ${filename}.`)
  return readFile(join(packageFolder, folder, filename))
}
