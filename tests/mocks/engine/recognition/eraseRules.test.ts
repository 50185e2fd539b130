import { expect, test } from 'vitest'
import { eraseRules } from '../../../../mocks/engine/recognition/eraseRules.ts'

const [WIDTH, HEIGHT, DPI] = [240, 200, 200]

/** A picture with dark rectangles. */
function pictureOf(
  ...boxes: readonly (readonly [left: number, top: number, width: number, height: number])[]
) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240)
  for (const [left, top, width, height] of boxes)
    for (let y = top; y < top + height; y += 1) pixels.fill(20, y * WIDTH + left, y * WIDTH + left + width)
  return { width: WIDTH, height: HEIGHT, pixels }
}

const darkPixels = ({ pixels }: { pixels: Uint8Array }) => pixels.filter((level) => level < 200).length

test.each([
  ['horizontal', [20, 50, 200, 1], { at: 50, from: 20, to: 220 }],
  ['vertical', [60, 30, 1, 150], { at: 60, from: 30, to: 180 }],
] as const)('a %s rule is found and erased', (direction, box, rule) => {
  const picture = pictureOf(box)
  expect(eraseRules(picture, DPI)[direction]).toContainEqual(rule)
  expect(darkPixels(picture)).toBe(0)
})

test('a rule that is not quite straight is erased', () => {
  const picture = pictureOf([20, 50, 100, 2], [120, 51, 100, 2])
  eraseRules(picture, DPI)
  expect(darkPixels(picture)).toBe(0)
})

test('a rule near a line of letters is erased', () => {
  const letters = Array.from({ length: 12 }, (_, i) => [20 + i * 16, 38, 6, 6] as const)
  const picture = pictureOf([20, 50, 200, 1], ...letters)
  expect(eraseRules(picture, DPI).horizontal).toContainEqual({ at: 50, from: 20, to: 220 })
})

test('strokes of letters and dark areas stay', () => {
  const picture = pictureOf([20, 50, 5, 40], [30, 60, 60, 4], [120, 40, 100, 100])
  const before = darkPixels(picture)
  eraseRules(picture, DPI)
  expect(darkPixels(picture)).toBe(before)
})
