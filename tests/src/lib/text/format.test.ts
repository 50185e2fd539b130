import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cutAt,
  formatBytes,
  formatPartialDate,
  formatRelativeTime,
  formatTimeOfDay,
  formatWhen,
} from '../../../../src/lib/text/format.ts'

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [325_632, '318 KB'],
  [5_033_165, '4.8 MB'],
  [1_048_575, '1 MB'],
  [1024 ** 3, '1 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%d bytes are formatted as %j', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words)
})

const steps = fc.constantFrom(1, 1024, 1024 ** 2, 1024 ** 3)
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 1024 ** 4 - 1 }),
  fc.tuple(steps, fc.integer({ min: -600, max: 600 })).map(([step, off]) => Math.max(0, step + off)),
)

test('formatBytes shows a number below 1,024 with at most one decimal, except in the largest unit', () => {
  fc.assert(
    fc.property(sizes, (bytes) => {
      const [, figure = '', unit] = /^(\d+(?:\.\d)?) (Bytes|KB|MB|GB)$/.exec(formatBytes(bytes)) ?? []
      expect(unit).toBeDefined()
      if (unit !== 'GB') expect(Number(figure)).toBeLessThan(1024)
    }),
  )
})

const now = Date.parse('2026-11-21T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
test.each([
  [-HOUR, 'Just now'],
  [0, 'Just now'],
  [59 * SECOND, 'Just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [HOUR * 2 - 1, '1 hour ago'],
  [23 * HOUR, '23 hours ago'],
  [DAY, '1 day ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, 'Nov 14'],
  [365 * DAY, 'Nov 21, 2025'],
])('%d milliseconds before now are formatted as %j', (age, words) => {
  expect(formatRelativeTime(new Date(now - age).toISOString(), now)).toBe(words)
})

test.each([
  [0, 'just now'],
  [MINUTE, '1 minute ago'],
  [7 * DAY, 'on Nov 14'],
  [365 * DAY, 'on Nov 21, 2025'],
])('%d milliseconds before now are formatted as %j in a sentence', (age, words) => {
  expect(formatWhen(new Date(now - age).toISOString(), now)).toBe(words)
})

test.each([
  [0, 5, '00:05'],
  [9, 7, '09:07'],
  [23, 59, '23:59'],
])('%d hours and %d minutes are formatted as %j', (hours, minutes, words) => {
  const here = new Date(2026, 10, 21, hours, minutes)
  expect(formatTimeOfDay(here.toISOString())).toBe(words)
})

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'longe…'],
  ['two words', 4, 'two…'],
  ['', 3, ''],
])('%j truncated at %d is %j', (text, limit, cut) => {
  expect(cutAt(text, limit)).toBe(cut)
})

const texts = fc.string({ unit: fc.constantFrom('a', ' ', '\u{1d4d0}'), maxLength: 60 })

test('cutAt returns the text or a prefix with an ellipsis, never with half a character', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 40 }), (text, limit) => {
      const cut = cutAt(text, limit)
      if (text.length <= limit) return cut === text
      const kept = cut.slice(0, -1)
      return cut.endsWith('…') && text.startsWith(kept) && kept.length <= limit && !/\p{Surrogate}/u.test(cut)
    }),
  )
})

test.each([
  ['2026-02-17', 'Feb 17, 2026'],
  ['2026-02', 'Feb 2026'],
  ['2026', '2026'],
])('formatPartialDate shows %j as %j in every time zone', (date, text) => {
  expect(formatPartialDate(date)).toBe(text)
})
