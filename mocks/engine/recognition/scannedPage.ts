import type { Drawing } from '../formats/pdf/drawnTables/drawnLines.ts'

/** What text recognition found on a page of a PDF. */
export interface ScannedPage {
  /** The physical page, counted from 1. */
  readonly number: number
  /**
   * `text`: its lines were recognized. `printed`: it is no picture, its text is kept. `blank`: nothing is on it. `picture`: no
   * text was found in it, as in a photo. `failed`: it could not be read.
   */
  readonly kind: 'text' | 'printed' | 'blank' | 'picture' | 'failed'
  /** Why it could not be read. */
  readonly reason?: string
  /** Degrees by which it was turned counterclockwise around its center, so that its lines are horizontal. */
  readonly angle: number
  /** Of the turned page, in points. */
  readonly width: number
  readonly height: number
  /** In reading order. */
  readonly lines: readonly ScannedLine[]
  /** The lines that it draws, as those of tables. */
  readonly rules?: Pick<Drawing, 'horizontal' | 'vertical'>
}

/** In points on the turned page, from its lower left corner, as the rules. */
export interface ScannedLine {
  /** The height of the baseline. */
  readonly y: number
  /** Font size. */
  readonly size: number
  /** The mean width of its strokes. */
  readonly stroke: number
  readonly words: readonly ScannedWord[]
}

export interface ScannedWord {
  readonly text: string
  readonly left: number
  readonly right: number
  /** 0 to 1. */
  readonly confidence: number
  /** The mean width of its strokes. */
  readonly stroke?: number
}
