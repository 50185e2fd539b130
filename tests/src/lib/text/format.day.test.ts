import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDay, formatRecentDay } from '../../../../src/lib/text/format.ts'

test.each([
  [new Date(2026, 10, 21, 9).toISOString(), 'Nov 21'],
  [new Date(2025, 11, 8, 9).toISOString(), 'Dec 8, 2025'],
])('formatDay(%s) is %s in November 2026', (timestamp, day) => {
  expect(formatDay(timestamp, new Date(2026, 10, 22).getTime())).toBe(day)
})

test('only formatDay formats dates, so that all screens show the year by the same rule', () => {
  const files = globSync('{src,mocks/demo}/**/*.{ts,tsx}').filter((file) =>
    /toLocaleDateString|DateTimeFormat/.test(readFileSync(file, 'utf8')),
  )
  expect(files).toEqual(['src/lib/text/format.ts'])
})

test.each([
  [new Date(2026, 10, 22, 0, 1), 'Today'],
  [new Date(2026, 10, 22, 23, 59), 'Today'],
  [new Date(2026, 10, 21, 23, 59), 'Nov 21'],
  [new Date(2025, 10, 22, 12), 'Nov 22, 2025'],
])('formatRecentDay(%s) is %s on November 22, 2026', (date, day) => {
  expect(formatRecentDay(date.toISOString(), new Date(2026, 10, 22, 12).getTime())).toBe(day)
})
