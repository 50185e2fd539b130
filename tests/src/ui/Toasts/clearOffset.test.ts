import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearOffset } from '../../../../src/ui/Toasts/clearOffset.ts'

const phone = { windowHeight: 844, height: 100, margin: 16, gap: 8, current: 16 }
const continueButton = { top: 780, bottom: 820 }
const topField = { top: 60, bottom: 100 }

test.each([
  ['nothing to keep visible', [], 16],
  ['a button at the bottom and a field at the top', [continueButton, topField], 72],
  [
    'a button in a list of links',
    [
      { ...continueButton, weight: 100 },
      { top: 0, bottom: 780 },
    ],
    72,
  ],
  ['a window filled by a form', [{ top: 0, bottom: 844 }], 16],
])('the toasts are placed beside %s', (_case, obstacles, offset) => {
  expect(clearOffset({ ...phone, obstacles })).toBe(offset)
})

test('the toasts cover parts of rows rather than move to the top of the window', () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({ top: 180 + 56 * index, bottom: 236 + 56 * index }))
  expect(clearOffset({ ...phone, obstacles: rows })).toBeLessThan(300)
})

test('the toasts stay where they are while nothing is covered there', () => {
  expect(clearOffset({ ...phone, current: 250, obstacles: [continueButton] })).toBe(250)
})

test('the toasts cover no obstacle if some height is free, and never leave the window', () => {
  const ranges = fc
    .tuple(fc.integer({ min: -50, max: 850 }), fc.integer({ min: 1, max: 80 }))
    .map(([top, height]) => ({ top, bottom: top + height, weight: 1000 }))
  fc.assert(
    fc.property(fc.array(ranges, { maxLength: 3 }), (obstacles) => {
      const bottom = 844 - clearOffset({ ...phone, obstacles })
      expect(bottom).toBeLessThanOrEqual(828)
      expect(bottom - 100).toBeGreaterThanOrEqual(16)
      // Three obstacles of at most 80 pixels leave a free part of 116 pixels or more.
      for (const obstacle of obstacles)
        expect(obstacle.bottom <= bottom - 100 || obstacle.top >= bottom).toBe(true)
    }),
  )
})
