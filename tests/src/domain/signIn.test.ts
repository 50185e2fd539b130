import * as v from 'valibot'
import { expect, test } from 'vitest'
import { signInFailureMessage, signInSchema } from '../../../src/domain/signIn.ts'

test.each([
  [null, 'Unable to connect to the authentication server. Check your internet connection and try again.'],
  [401, 'Invalid email or password. Check both, then type your password again.'],
  [403, 'Access denied. Your account may be disabled. Contact us if you think this is a mistake.'],
  [404, 'Authentication service not found. Please contact support.'],
  [500, 'Server error. Please try again later or contact support.'],
  [418, 'Authentication failed: I am a teapot'],
  [429, 'I am a teapot'],
])('signInFailureMessage returns the message for the response status %s', (status, message) => {
  expect(signInFailureMessage({ status, message: 'I am a teapot' })).toBe(message)
})

test('signInSchema trims the email and keeps the spaces of the password', () => {
  expect(v.parse(signInSchema, { email: ' una@lab.example ', password: ' spaces belong to it ' })).toEqual({
    email: 'una@lab.example',
    password: ' spaces belong to it ',
  })
})
