import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import { fetchPdfData } from '#pdf-data'
import { EngineError } from '../../errors.ts'
import { polyfillMathSumPrecise } from '../mathSumPrecise.ts'

/** pdf.js verbosity: errors only, no warnings about fonts. */
const QUIET = 0

/** Character maps, fonts and decoders that a PDF uses without containing them. They are loaded on first use. */
class PackagedData {
  fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    return fetchPdfData(filename)
  }
}

/**
 * Opens a PDF.
 * @param drawing what drawing its pages needs
 * @throws EngineError if it is encrypted or damaged
 */
export async function openPdf(bytes: Uint8Array, drawing: object = {}): Promise<PDFDocumentProxy> {
  // The parser has half a megabyte, so it is loaded on first use.
  polyfillMathSumPrecise()
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, because pdf.js transfers the buffer, and no Buffer of Node, which it refuses.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: QUIET,
      // Tells which characters the glyphs of a font are.
      fontExtraProperties: true,
      BinaryDataFactory: PackagedData,
      useWorkerFetch: false,
      useSystemFonts: false,
      ...drawing,
    })
  } catch (cause) {
    throw isNamed(cause, 'PasswordException') ? encrypted(cause) : corruptPdf(cause)
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

function encrypted(cause: unknown): EngineError {
  const message = 'This PDF is password-protected. Remove the password and upload it again.'
  return new EngineError('encrypted', message, { cause })
}

export function corruptPdf(cause: unknown): EngineError {
  const message = "This PDF is damaged and can't be read. Save or export it again and upload the new file."
  return new EngineError('corrupt', message, { cause })
}
