import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONFIDENCE_LEVELS, stepOf, wordOf } from '../../../src/domain/confidence.ts'
import { clampShare, percentOf } from '../../../src/lib/scale.ts'

/** Any number a backend could send; shares from 0 to 1 are frequent. */
const anyNumber = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double())
const shareOf = (percent: string) => Number.parseFloat(percent) / 100

test.each([
  [0, 1, 'Speculative'],
  [0.249, 1, 'Speculative'],
  [0.25, 2, 'Weak'],
  [0.449, 2, 'Weak'],
  [0.45, 3, 'Tentative'],
  [0.649, 3, 'Tentative'],
  [0.65, 4, 'Supported'],
  [0.799, 4, 'Supported'],
  [0.8, 5, 'Strong'],
  [0.919, 5, 'Strong'],
  [0.92, 6, 'Settled'],
  [1, 6, 'Settled'],
])('the confidence %d has the step %d, %s', (share, step, word) => {
  expect(stepOf(share)).toBe(step)
  expect(wordOf(share)).toBe(word)
})

test.each([
  [Number.NaN, 0, 'Speculative', '0.0\u00a0%'],
  [-0.2, 0, 'Speculative', '0.0\u00a0%'],
  [Number.NEGATIVE_INFINITY, 0, 'Speculative', '0.0\u00a0%'],
  [1.7, 1, 'Settled', '100.0\u00a0%'],
  [Number.POSITIVE_INFINITY, 1, 'Settled', '100.0\u00a0%'],
])('the share %d is clamped to %d', (value, share, word, percent) => {
  expect(clampShare(value)).toBe(share)
  expect(wordOf(value)).toBe(word)
  expect(percentOf(value)).toBe(percent)
})

test.each([
  [0.864, '86.4\u00a0%'],
  [0.8, '80.0\u00a0%'],
  [0.2494, '24.9\u00a0%'],
  [0.2495, '25.0\u00a0%'],
])('the confidence %d is formatted as %s', (share, percent) => {
  expect(percentOf(share)).toBe(percent)
})

test('the confidence levels are numbered in the order of their thresholds', () => {
  expect(CONFIDENCE_LEVELS.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6])
  expect(CONFIDENCE_LEVELS.map(({ from }) => from).toSorted((a, b) => a - b)).toEqual(
    CONFIDENCE_LEVELS.map(({ from }) => from),
  )
  expect(CONFIDENCE_LEVELS[0].from).toBe(0)
})

test('a larger confidence never has a lower step', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      fc.pre(a <= b)
      expect(stepOf(a)).toBeLessThanOrEqual(stepOf(b))
    }),
  )
})

test('the word of a confidence level matches the displayed percentage', () => {
  fc.assert(
    fc.property(anyNumber, (value) => {
      expect(wordOf(value)).toBe(wordOf(shareOf(percentOf(value))))
    }),
  )
})

test('the displayed percentage differs by at most a twentieth of a percent', () => {
  fc.assert(
    fc.property(anyNumber, (value) => {
      const shown = shareOf(percentOf(value))
      expect(shown).toBe(clampShare(shown))
      expect(Math.abs(shown - clampShare(value))).toBeLessThan(0.0005 + 1e-9)
    }),
  )
})

/** Shares within half a tenth of a percent of a threshold: the displayed value decides. */
test('the thresholds of the confidence levels apply to the displayed percentage', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CONFIDENCE_LEVELS.slice(1)),
      fc.double({ min: -0.0004, max: 0.0004, noNaN: true }),
      ({ from, word }, off) => {
        expect(wordOf(from + off)).toBe(word)
      },
    ),
  )
})
