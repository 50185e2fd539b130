import { expect, test } from 'vitest'
import { FULL_SCALE, largerScale, smallerScale } from '../../../../src/ui/PdfViewer/zoom.ts'

const percent = (scale: number | undefined) => scale && Math.round((scale / FULL_SCALE) * 100)

test.each([
  [1, 75, 125],
  [1.1, 100, 125],
  [0.25, undefined, 50],
  [4, 300, undefined],
])('the scales beside %f are %s % and %s %', (factor, smaller, larger) => {
  expect(percent(smallerScale(factor * FULL_SCALE))).toBe(smaller)
  expect(percent(largerScale(factor * FULL_SCALE))).toBe(larger)
})
