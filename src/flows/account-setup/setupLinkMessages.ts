import type { SetupTokenProblem } from '../../domain/setupToken.ts'

/** The pages that a setup link opens: /setup, /magic-setup and /register. */
export type SetupLinkPage = 'setup' | 'magicSetup' | 'registration'

const UNUSABLE_REGISTRATION = 'Invalid or expired registration token'

/** Why a token cannot be used, in the words of each page. */
export const SETUP_LINK_MESSAGES: Record<SetupLinkPage, Record<SetupTokenProblem, string>> = {
  setup: {
    missing: 'Invalid or missing setup token',
    malformed: 'Invalid or expired setup token',
    unknown: 'Setup token not found',
    expired: 'Setup token has expired',
    used: 'Account has already been set up',
    unverified: 'Failed to verify setup token',
  },
  magicSetup: {
    missing: 'No setup token provided',
    malformed: 'Invalid setup token',
    unknown: 'Invalid setup token',
    expired: 'This registration link has expired',
    used: 'This registration link has already been used',
    unverified: 'Failed to validate setup token',
  },
  registration: {
    missing: 'No registration token provided',
    malformed: UNUSABLE_REGISTRATION,
    unknown: UNUSABLE_REGISTRATION,
    expired: UNUSABLE_REGISTRATION,
    used: UNUSABLE_REGISTRATION,
    unverified: 'An unexpected error occurred during registration',
  },
}
