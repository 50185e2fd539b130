import { expect, test } from 'vitest'
import type { SignUpRefusal } from '../../src/domain/signUpOutcome.ts'
import { limitedReason, signUpRefusal } from '../../src/domain/signUpOutcome.ts'

test.each<[string, string | null, SignUpRefusal]>([
  ['duplicate', 'user_already_exists', { kind: 'duplicate' }],
  ['invalid', 'weak_password', { kind: 'weakPassword', message: 'As the service says it.' }],
  ['invalid', 'validation_failed', { kind: 'failed', reason: 'As the service says it.' }],
  ['refused', 'signup_disabled', { kind: 'failed', reason: 'As the service says it.' }],
  ['unreachable', null, { kind: 'failed', reason: 'As the service says it.' }],
  [
    'rateLimited',
    'over_request_rate_limit',
    { kind: 'failed', reason: 'Too many attempts. Wait a minute, then try again.' },
  ],
  ['server', null, { kind: 'failed', reason: 'The account service had a problem. Try again in a moment.' }],
])('a sign-up that fails as %s (%s)', (kind, code, refusal) => {
  expect(signUpRefusal({ kind, code, message: 'As the service says it.' })).toEqual(refusal)
})

test.each([
  [null, 'The backend could not be reached.'],
  [401, 'The backend has no account with this email and password.'],
  [403, 'The backend account of this email may be disabled.'],
  [500, 'The backend answered “Broken”.'],
  [404, 'The backend answered “Broken”.'],
])('a first login that fails with %s says why', (status, reason) => {
  expect(limitedReason({ status, message: 'Broken' })).toContain(reason)
})
