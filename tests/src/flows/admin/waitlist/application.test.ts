import { expect, test } from 'vitest'
import {
  actionsOf,
  applicantName,
  isEmailMissing,
  isReviewChanged,
} from '../../../../../src/flows/admin/waitlist/application.ts'
import { zoe } from '../support.ts'

const EMAIL = 'una@lab.example'

test.each([
  ['Una', 'Lindqvist', EMAIL, 'Una Lindqvist'],
  ['Una', '', EMAIL, 'Una'],
  [' ', ' ', EMAIL, EMAIL],
  // Applications can be sent without the form, so control characters are replaced.
  ['Una\u202e', 'tsivqdniL', EMAIL, 'Una\ufffd tsivqdniL'],
  ['Una\n', '\u0007', EMAIL, 'Una\ufffd \ufffd'],
  ['', '', 'a\u202eelpmaxe.bal@b.example', 'a\ufffdelpmaxe.bal@b.example'],
])('applicantName of %j %j with email %j is %j', (first_name, last_name, email, name) => {
  expect(applicantName({ first_name, last_name, email })).toBe(name)
})

test.each([
  ['approved', null, true],
  ['approved', '2026-03-01T00:00:00Z', false],
  ['registered', null, false],
  ['pending', null, false],
] as const)('isEmailMissing for status %s and emailed_at %s is %s', (status, emailed_at, expected) => {
  expect(isEmailMissing({ status, emailed_at })).toBe(expected)
})

test('isReviewChanged compares status and review time only', () => {
  expect(isReviewChanged(zoe, { ...zoe, last_login_at: null } as typeof zoe)).toBe(false)
  expect(isReviewChanged(zoe, { ...zoe, status: 'pending' })).toBe(true)
  expect(isReviewChanged(zoe, { ...zoe, reviewed_at: '2026-04-01T00:00:00Z' })).toBe(true)
})

test.each([
  ['pending', false, ['review']],
  ['pending', true, ['review', 'cleanup']],
  // Reopening a rejected application is offered in its dialog, not in its row.
  ['rejected', false, []],
  ['rejected', true, ['cleanup']],
] as const)(
  'actionsOf the status %s with an incomplete cleanup: %s is %j',
  (status, cleanup_incomplete, actions) => {
    expect(actionsOf({ status, cleanup_incomplete })).toEqual(actions)
  },
)
