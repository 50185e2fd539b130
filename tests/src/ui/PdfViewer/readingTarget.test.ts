import { describe, expect, test } from 'vitest'
import type { PdfText } from '../../../../src/ui/PdfViewer/pdf.ts'
import {
  NO_TARGET,
  offsetOfTarget,
  readingTarget,
  scaleToEnlarge,
  scaleToPage,
  scaleToRead,
} from '../../../../src/ui/PdfViewer/readingTarget.ts'

const PAGE = { width: 600, height: 800 }

/** A line of text, `size` units high. */
const line = (str: string, y: number, { x = 75, width = 450, size = 11 } = {}): PdfText => ({
  str,
  dir: 'ltr',
  transform: [size, 0, 0, size, x, PAGE.height - y],
  width,
  height: size,
  toPage: [1, 0, 0, -1, 0, PAGE.height],
})
const widthOf = (text: string) => text.length
const texts = [
  line('Tides', 100, { size: 18, width: 60 }),
  line('The spring range', 400),
  line('is 3.4 metres.', 414),
]
const column = (width: number) => ({ width, height: 500 })
const target = readingTarget(texts, 'The spring range is 3.4 metres.', widthOf)

describe('the reading size of a page', () => {
  test('the target has the marked lines, the area of the text and the height of the marked letters', () => {
    expect(target.marks).toHaveLength(2)
    expect(target.area).toEqual({ x: 75, width: 450 })
    expect(target.letterHeight).toBeCloseTo(11)
  })

  test('a page without text has no area, and a missing quotation no marks', () => {
    expect(readingTarget([], undefined, widthOf)).toEqual(NO_TARGET)
    expect(readingTarget(texts, 'Gannets', widthOf).marks).toBeNull()
  })

  test.each([
    // The text fills the width.
    [532, 11.5, 13],
    // Letters do not become larger than 16 pixels.
    [1200, 15.9, 16.1],
    // On phones, the whole line is visible.
    [390, 8.5, 9],
  ])('letters in a view of %i pixels are between %f and %f pixels high', (width, min, max) => {
    const height = scaleToRead(target, PAGE, column(width)) * 11
    expect(height).toBeGreaterThanOrEqual(min)
    expect(height).toBeLessThanOrEqual(max)
  })

  test('letters that would be too small are enlarged, so that the view scrolls sideways', () => {
    const wide = { ...target, area: { x: 0, width: 600 } }
    expect(scaleToRead(wide, PAGE, column(532)) * target.letterHeight).toBeCloseTo(12.5)
  })

  test('a page without text fills the width', () => {
    expect(scaleToRead(NO_TARGET, PAGE, column(632))).toBe(1)
    expect(scaleToPage(PAGE, column(632))).toBe(1)
  })

  test.each([358, 736, 1046])('an enlarged page is not smaller in a view of %i pixels', (width) => {
    const scale = scaleToEnlarge(target, PAGE, column(width))
    expect(scale).toBeGreaterThanOrEqual(scaleToRead(target, PAGE, column(width)))
    expect(scale).toBeGreaterThanOrEqual(scaleToPage(PAGE, column(width)))
  })

  test('the first scroll position shows all marked lines', () => {
    const view = column(532)
    const scale = scaleToRead(target, PAGE, view)
    const box = { left: 0, top: 1000, width: PAGE.width * scale, height: PAGE.height * scale }
    const { left, top } = offsetOfTarget(target, box, scale, view)
    for (const mark of target.marks ?? []) {
      expect(mark.x * scale - left).toBeGreaterThanOrEqual(0)
      expect((mark.x + mark.width) * scale - left).toBeLessThanOrEqual(view.width)
      expect(1000 + mark.y * scale - top).toBeGreaterThan(0)
      expect(1000 + (mark.y + mark.height) * scale - top).toBeLessThan(view.height)
    }
  })

  test('the first scroll position without marked lines is the start of the page', () => {
    const box = { left: 40, top: 1000, ...PAGE }
    expect(offsetOfTarget(NO_TARGET, box, 1, column(532)).top).toBe(984)
  })
})
