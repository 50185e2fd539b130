/** A text run of a page, as returned by pdf.js. */
export interface PdfText {
  str: string
  dir: string
  /** In document units, like width and height. */
  transform: readonly number[]
  width: number
  height: number
  /** Transform from document units to page units with the origin at the upper left. */
  toPage: readonly number[]
  /** A font family with similar widths. */
  family?: string | undefined
}

/** The words of a scanned page, in page units from its upper left corner. */
export interface ScannedText {
  /** Degrees by which the lines are turned clockwise. */
  angle: number
  words: readonly {
    text: string
    /** Where its baseline begins. */
    x: number
    y: number
    width: number
    /** Font size. */
    height: number
    ends_line?: boolean | undefined
  }[]
}

/** Gets the words of a page, from 1; null if it is no scan. */
export type ReadScan = (page: number) => Promise<ScannedText | null>

export interface Rendering {
  done: Promise<void>
  stop: () => void
}

/** One page. Lengths are in page units. */
export interface LoadedPage {
  width: number
  height: number
  /** Draws the page with this width in pixels. */
  draw: (canvas: HTMLCanvasElement, pixels: number) => Rendering
  texts: () => Promise<PdfText[]>
  /** Fills an element with the page's text as transparent, selectable elements. */
  layOutText: (container: HTMLElement) => Rendering
  /** Frees the memory of drawing. */
  release: () => void
}

export interface Pdf {
  pages: number
  /** Loads a page by its number, from 1. */
  loadPage: (number: number) => Promise<LoadedPage>
}

/** A document that is loading or loaded. */
export interface OpenPdf {
  pdf: Promise<Pdf>
  /** Terminates its worker. */
  close: () => Promise<void>
}
