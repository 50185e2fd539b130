import { expect, test } from 'vitest'
import { canRetry } from '../../../../src/flows/second-factor/secondFactor.errors.ts'

test.each([
  [null, true],
  ['unreachable', true],
  ['unexpected', true],
  ['noFactor', false],
  ['signInEnded', false],
] as const)('the second-factor form offers a retry after the error %s: %s', (reason, expected) => {
  expect(canRetry(reason)).toBe(expected)
})
