import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, parseDuration } from '../../../../mocks/demo/link/duration.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['8d', 8 * DAY],
  ['90m', 90 * MINUTE],
  ['1d2h3m4s', DAY + 2 * HOUR + 3 * MINUTE + 4 * SECOND],
  ['0s', 0],
])('the duration %s is %i milliseconds', (text, ms) => {
  expect(parseDuration(text)).toBe(ms)
})

test.each(['', '8', '8 d', '-1d', '1h1d', '1.5h', 'soon'])('the text "%s" is no duration', (text) => {
  expect(parseDuration(text)).toBeNull()
})

test('a formatted duration is parsed to the same number of seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 * 24 * 60 * 60 }), (seconds) => {
      expect(parseDuration(formatDuration(seconds * SECOND + 999))).toBe(seconds * SECOND)
    }),
  )
})
