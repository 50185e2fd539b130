import { expect, test } from 'vitest'
import { tooManyAttempts } from '../../../src/domain/tooManyAttempts.ts'

test.each([
  [null, 'a minute'],
  [0, 'a second'],
  [1_001, '2 seconds'],
  [59_000, '59 seconds'],
  [59_001, 'a minute'],
  [60_001, '2 minutes'],
  [59 * 60_000, '59 minutes'],
  [59 * 60_000 + 1, 'an hour'],
  [61 * 60_000, '2 hours'],
])('the text for too many attempts names the wait of %s ms, rounded up, as %s', (retryAfterMs, wait) => {
  expect(tooManyAttempts(retryAfterMs)).toBe(`Too many attempts. Wait ${wait}, then try again.`)
})
