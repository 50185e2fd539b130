/** A run of letters on a page, as pdf.js finds it. */
export interface PdfText {
  str: string
  dir: string
  /** In the document's own units, as are the two lengths. */
  transform: readonly number[]
  width: number
  height: number
  /** From the document's units to the page's, whose origin is the upper left corner. */
  toPage: readonly number[]
  /** The family its widths resemble. */
  family?: string | undefined
}

/** One page. Lengths are in the page's own units. */
export interface PdfSheet {
  width: number
  height: number
  /** Draws the page so many pixels wide. */
  draw: (canvas: HTMLCanvasElement, pixels: number) => { done: Promise<void>; stop: () => void }
  texts: () => Promise<PdfText[]>
}

export interface Pdf {
  pages: number
  /** The page of that number, counted from 1. */
  sheet: (number: number) => Promise<PdfSheet>
}

/** A document that is being opened, or open. */
export interface OpenPdf {
  pdf: Promise<Pdf>
  /** Ends its thread. */
  close: () => Promise<void>
}
