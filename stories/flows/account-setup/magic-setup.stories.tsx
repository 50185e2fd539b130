import type { Meta } from '@storybook/react-vite'
import { type AccountSetupArgs, accountSetupArgs, accountSetupStories } from '../../support/accountSetup.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'

export default {
  title: 'Flows/Magic setup',
  decorators: [inRouter()],
  args: accountSetupArgs,
} satisfies Meta<AccountSetupArgs>

const story = accountSetupStories('magicSetup')

const filled = { password: 'sleep spindle', confirmPassword: 'sleep spindle' }

export const Loading = story('checking')

export const InvalidMissing = story('rejected', { problem: 'missing' })
export const InvalidUnknown = story('rejected', { problem: 'unknown' })
export const InvalidMalformed = story('rejected', { problem: 'malformed' })
export const InvalidUsed = story('rejected', { problem: 'used' })
export const InvalidExpired = story('rejected', { problem: 'expired' })
export const InvalidUnverified = story('unverified', { problem: 'unverified' })
export const InvalidWithoutEmail = story('rejected', { problem: 'noEmail' })
export const InvalidUsedInThisTab = story('rejected', { problem: 'used', onboardingPath: '/onboarding' })

/** The link was reset after the sign-up. */
export const InvalidAfterSignUp = story('rejected', { problem: 'unknown', isAccountCreated: true })

export const ChoosingPassword = story({ form: 'editing' })

export const PasswordTooShort = story(
  { form: 'editing' },
  { password: 'sleep', confirmPassword: 'sleeps', hasErrors: true },
)

export const CreatingAccount = story('creatingAccount', filled)
// These states look like CreatingAccount, so they have no pictures.
export const CheckingLink = { ...story('recheckingLink', filled), tags: ['behavior'] }
export const Claiming = { ...story('claiming', filled), tags: ['behavior'] }
export const CheckingBackend = { ...story('connectingBackend', filled), tags: ['behavior'] }
export const Opened = story('fullAccess', filled)

export const FailedRefused = story(
  { form: 'failed' },
  { ...filled, failure: { kind: 'refused', reason: 'Signups not allowed for this instance' } },
)
export const FailedUnreachable = story(
  { form: 'failed' },
  { ...filled, failure: { kind: 'failed', reason: PROVIDER_OFFLINE } },
)

export const Interrupted = story('interrupted', {
  ...filled,
  failure: { kind: 'unfinished', reason: PROVIDER_OFFLINE },
})

export const AlreadyExists = story('accountExists', filled)
export const Done = { ...story('startingOnboarding', filled), tags: ['behavior'] }
