import type { Drawing, DrawnLine } from '../formats/pdf/drawnTables/drawnLines.ts'
import type { GreyImage } from './greyImage.ts'

/** A rule is longer than letters are high and their strokes are long, in inches. */
const MIN_LENGTH = 0.4
/** At this distance on both sides of a rule is paper, in inches; so much of its length may be touched by text. */
const MARGIN = 0.04
const MAX_TOUCHED = 0.5
/** Darker than the paper, in levels of grey. */
const CONTRAST = 35

/** In pixels from the upper left corner. A thick rule is several. */
export type Rules = Pick<Drawing, 'horizontal' | 'vertical'>

/**
 * Erases the horizontal and vertical rules of tables, boxes and forms on a straight page, which text recognition takes for
 * letters, and returns them. Changes the image.
 */
export function eraseRules({ width, height, pixels }: GreyImage, dpi: number): Rules {
  const paper = paperLevel(pixels)
  const limit = paper - CONTRAST
  const rows = findRules(pixels, { lines: height, length: width, step: 1, stride: width }, limit, dpi)
  const columns = findRules(pixels, { lines: width, length: height, step: width, stride: 1 }, limit, dpi)
  for (const at of [...rows.dark, ...columns.dark]) pixels[at] = paper
  return { horizontal: rows.rules, vertical: columns.rules }
}

/** Rows or columns of pixels: `stride` is from one line to the next, `step` from one pixel of a line to the next. */
interface Lines {
  readonly lines: number
  readonly length: number
  readonly step: number
  readonly stride: number
}

/** The rules along the lines, and their dark pixels. */
function findRules(
  pixels: Uint8Array,
  { lines, length, step, stride }: Lines,
  limit: number,
  dpi: number,
): { readonly rules: DrawnLine[]; readonly dark: number[] } {
  const margin = Math.round(MARGIN * dpi)
  const minLength = MIN_LENGTH * dpi
  const isDark = (at: number): boolean => (pixels[at] ?? 255) < limit
  const rules: DrawnLine[] = []
  const dark: number[] = []
  for (let line = margin; line < lines - margin; line += 1) {
    const first = line * stride
    let start = 0
    for (let i = 0; i <= length; i += 1) {
      const at = first + i * step
      // A rule may go on beside its line, because no page is quite straight.
      if (i < length && (isDark(at) || isDark(at - stride) || isDark(at + stride))) continue
      if (i - start >= minLength) {
        let touched = 0
        for (let k = start; k < i; k += 1) {
          const on = first + k * step
          if (isDark(on - margin * stride) || isDark(on + margin * stride)) touched += 1
        }
        if (touched <= (i - start) * MAX_TOUCHED) {
          rules.push({ at: line, from: start, to: i })
          for (let k = start; k < i; k += 1)
            for (const side of [-1, 0, 1]) {
              const on = first + k * step + side * stride
              if (isDark(on)) dark.push(on)
            }
        }
      }
      start = i + 1
    }
  }
  return { rules, dark }
}

/** The most frequent light level. */
function paperLevel(pixels: Uint8Array): number {
  const counts = new Uint32Array(256)
  for (const level of pixels) counts[level] = (counts[level] ?? 0) + 1
  let best = 255
  for (let level = 254; level >= 128; level -= 1) if ((counts[level] ?? 0) > (counts[best] ?? 0)) best = level
  return best
}
