import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDay } from '../../../../src/lib/text/format.ts'

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
