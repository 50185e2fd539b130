import { expect, test } from 'vitest'
import type { SetupTokenProblem } from '../../../../src/domain/setupToken.ts'
import { SETUP_LINK_MESSAGES } from '../../../../src/flows/account-setup/setupLinkMessages.ts'

test.each<[SetupTokenProblem, string, string, string]>([
  ['missing', 'Invalid or missing setup token', 'No setup token provided', 'No registration token provided'],
  [
    'malformed',
    'Invalid or expired setup token',
    'Invalid setup token',
    'Invalid or expired registration token',
  ],
  ['unknown', 'Setup token not found', 'Invalid setup token', 'Invalid or expired registration token'],
  [
    'expired',
    'Setup token has expired',
    'This registration link has expired',
    'Invalid or expired registration token',
  ],
  [
    'used',
    'Account has already been set up',
    'This registration link has already been used',
    'Invalid or expired registration token',
  ],
  [
    'unverified',
    'Failed to verify setup token',
    'Failed to validate setup token',
    'An unexpected error occurred during registration',
  ],
])(
  'has the messages of the specification for a token that is %s',
  (problem, setup, magicSetup, registration) => {
    expect(SETUP_LINK_MESSAGES.setup[problem]).toBe(setup)
    expect(SETUP_LINK_MESSAGES.magicSetup[problem]).toBe(magicSetup)
    expect(SETUP_LINK_MESSAGES.registration[problem]).toBe(registration)
  },
)
