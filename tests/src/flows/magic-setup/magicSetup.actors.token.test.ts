import { expect, test, vi } from 'vitest'
import { magicSetupPage } from '../../../support/flows/magicSetupPage.ts'
import { testSetupToken } from '../../../support/flows/setupTokenTests.ts'

// The backdrop needs browser APIs.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const invalid = (message: string) => `Invalid Setup Link ${message}`

testSetupToken(magicSetupPage, {
  missing: invalid('No setup token provided'),
  malformed: invalid('Invalid setup token'),
  unknown: invalid('Invalid setup token'),
  expired: invalid('This registration link has expired'),
  used: invalid('This registration link has already been used'),
  noEmail: invalid('User email not found'),
  // Not 'Invalid Setup Link', because the link may be valid.
  unchecked: /^(?!.*Invalid Setup Link).*Failed to validate setup token.*Try again.*Return to Home/,
})

test('the page for an invalid token links to the home page', async () => {
  expect(await magicSetupPage.pageTextFor('a')).toContain('Return to Home')
})
