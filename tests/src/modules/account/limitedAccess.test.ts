import { expect, test } from 'vitest'
import { limitedReason } from '../../../../src/modules/account/limitedAccess.ts'

test.each([
  [null, "The backend can't be reached right now."],
  [401, 'There is no backend account with this email and password.'],
  [409, 'a different password. Contact us'],
  [403, 'The backend account for this email may be disabled.'],
  [404, 'The backend returned the error “Broken”.'],
  [500, 'The backend returned the error “Broken”.'],
])(
  'the limited-access message explains why the first backend login failed with status %s',
  (status, reason) => {
    for (const hasApplication of [true, false])
      expect(limitedReason({ status, message: 'Broken' }, hasApplication)).toContain(reason)
  },
)

test.each([null, 401, 500])(
  'the limited-access message promises that a later sign-in finishes the setup after status %s only to the owner of an application',
  (status) => {
    const reasonFor = (hasApplication: boolean) =>
      limitedReason({ status, message: 'Broken' }, hasApplication)
    expect(reasonFor(true)).toContain('Sign in again later to finish setup and use Knowledge Base and Chat.')
    expect(reasonFor(false)).not.toContain('finish setup')
    expect(reasonFor(false)).toMatch(/contact us/i)
  },
)
