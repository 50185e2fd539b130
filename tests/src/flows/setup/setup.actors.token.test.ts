import { expect, test, vi } from 'vitest'
import { NOOR } from '../../../support/flows/setupLink.ts'
import { createLinkNetwork } from '../../../support/flows/setupLinkPage.ts'
import { setupPage } from '../../../support/flows/setupPage.ts'
import { testSetupToken } from '../../../support/flows/setupTokenTests.ts'

// The backdrop needs browser APIs.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

testSetupToken(setupPage, {
  missing: 'Invalid or missing setup token',
  malformed: 'Invalid or expired setup token',
  unknown: 'Setup token not found',
  expired: 'Setup token has expired',
  used: 'Account has already been set up',
  noEmail: 'User email not found',
  unchecked: /Failed to verify setup token.*Try again/,
})

test('the form of a usable token shows the rules of the password', async () => {
  await createLinkNetwork()
  expect(await setupPage.pageTextFor(NOOR.token)).toContain('Password must contain: 0 of 4 met')
})
