import { expect, test } from 'vitest'
import { signInFailureMessage } from '../../../src/domain/signIn.ts'

test.each([
  [null, /^Unable to connect to the authentication server\. \S/],
  [401, /^Invalid email or password\. \S/],
  [403, /^Access denied\. Your account may be disabled\. \S/],
  [404, /^Authentication service not found\. Please contact support\.$/],
  [500, /^Server error\. Please try again later or contact support\.$/],
  [418, /^Authentication failed: I am a teapot$/],
])('signInFailureMessage returns the message for the response status %s', (status, message) => {
  expect(signInFailureMessage({ status, message: 'I am a teapot' })).toMatch(message)
})
