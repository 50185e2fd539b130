import type { ScannedPage } from './scannedPage.ts'

/** A word in points from the upper left corner of the page as it was scanned. */
export interface PageWord {
  readonly text: string
  /** Where its baseline begins. */
  readonly x: number
  readonly y: number
  /** Along the baseline. */
  readonly width: number
  /** Font size. */
  readonly height: number
  readonly ends_line?: boolean
}

/** The words of a page that was turned to be read, at their places before that. */
export function pageWords({ angle, width, height, lines }: ScannedPage): PageWord[] {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const isSideways = Math.abs(sin) > Math.abs(cos)
  const [centerX, centerY] = isSideways ? [height / 2, width / 2] : [width / 2, height / 2]
  return lines.flatMap(({ y, size, words }) => {
    const dy = height / 2 - y
    return words.map(({ text, left, right }, i) => {
      const dx = left - width / 2
      const word = {
        text,
        x: centerX + cos * dx - sin * dy,
        y: centerY + sin * dx + cos * dy,
        width: right - left,
        height: size,
      }
      return i === words.length - 1 ? { ...word, ends_line: true } : word
    })
  })
}
