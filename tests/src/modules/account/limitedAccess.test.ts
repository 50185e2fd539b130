import { expect, test } from 'vitest'
import { limitedReason } from '../../../../src/modules/account/limitedAccess.ts'

test.each([
  [null, "Documents and chat can't be reached right now."],
  [409, 'a different password for this email. Contact us'],
  [403, 'Documents and chat may be disabled for this email.'],
  [404, 'Documents and chat answered with the error “Broken”.'],
  [500, 'Documents and chat answered with the error “Broken”.'],
])(
  'the limited-access message explains why the first backend login failed with status %s',
  (status, reason) => {
    expect(limitedReason({ status, message: 'Broken' })).toContain(reason)
  },
)

test('the limited-access message promises that a later sign-in finishes the setup if the backend did not refuse', () => {
  for (const status of [null, 500])
    expect(limitedReason({ status, message: 'Broken' })).toContain('Sign in again later on this device')
  for (const status of [403, 409])
    expect(limitedReason({ status, message: 'Broken' })).not.toContain('Sign in again')
})
