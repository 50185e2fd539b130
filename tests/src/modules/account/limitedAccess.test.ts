import { expect, test } from 'vitest'
import { limitedReason } from '../../../../src/modules/account/limitedAccess.ts'

test.each([
  [null, 'The backend could not be reached.'],
  [401, 'The backend has no account with this email and password.'],
  [409, 'another password. Contact us'],
  [403, 'The backend account of this email may be disabled.'],
  [404, 'The backend answered “Broken”.'],
  [500, 'The backend answered “Broken”.'],
])('explains why the first backend login failed with status %s', (status, reason) => {
  expect(limitedReason({ status, message: 'Broken' })).toContain(reason)
})
