import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { newPasswordSchema } from '../../../src/domain/password.ts'
import { MagicSetupView } from '../../../src/flows/magic-setup/MagicSetupView.tsx'
import type { MagicSetupFailure } from '../../../src/flows/magic-setup/magicSetup.machine.ts'
import {
  initialMagicSetupContext,
  magicSetupMachine,
} from '../../../src/flows/magic-setup/magicSetup.machine.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { type SetupLinkArgs, setupLinkArgs, setupLinkContext } from '../../support/setupLink.ts'
import { argStories } from '../../support/stateStory.tsx'

interface MagicSetupArgs extends SetupLinkArgs {
  failure: MagicSetupFailure | null
  /** Why the link could not be claimed. */
  claimFailure: string | null
  /** Path of the unfinished onboarding if the link was used in this tab. */
  onboardingPath: string | null
}

export default {
  title: 'Flows/Magic setup',
  decorators: [inRouter()],
  args: { ...setupLinkArgs, failure: null, claimFailure: null, onboardingPath: null },
} satisfies Meta<MagicSetupArgs>

const story = argStories(
  magicSetupMachine,
  (args: MagicSetupArgs) => ({
    ...initialMagicSetupContext({ token: null }),
    ...setupLinkContext(args, newPasswordSchema),
    failure: args.failure,
    claimFailure: args.claimFailure,
  }),
  (state, { onboardingPath }) => <MagicSetupView state={state} send={fn()} onboardingPath={onboardingPath} />,
)

const filled = { password: 'sleep spindle', confirmPassword: 'sleep spindle' }

export const Loading = story('loading')

export const InvalidMissing = story('invalid', { problem: 'missing' })
export const InvalidUnknown = story('invalid', { problem: 'unknown' })
export const InvalidMalformed = story('invalid', { problem: 'malformed' })
export const InvalidUsed = story('invalid', { problem: 'used' })
export const InvalidExpired = story('invalid', { problem: 'expired' })
export const InvalidUnverified = story('invalid', { problem: 'unverified' })
export const InvalidWithoutEmail = story('invalid', { problem: 'noEmail' })
export const InvalidUsedInThisTab = story('invalid', { problem: 'used', onboardingPath: '/onboarding' })

/** The link was reset after the sign-up. */
export const InvalidAfterSignUp = story('invalid', { problem: 'unknown', isAccountCreated: true })

export const ChoosingPassword = story({ form: 'choosingPassword' })

export const PasswordTooShort = story(
  { form: 'choosingPassword' },
  { password: 'sleep', confirmPassword: 'sleeps', isSubmitted: true },
)

export const CreatingAccount = story('creatingAccount', filled)
// These states look like CreatingAccount, so they have no pictures.
export const CheckingLink = { ...story('checkingLink', filled), tags: ['behavior'] }
export const Claiming = { ...story('claiming', filled), tags: ['behavior'] }
export const CheckingBackend = { ...story('checkingBackend', filled), tags: ['behavior'] }
export const Opened = story('opened', filled)

export const FailedRefused = story(
  { form: 'failed' },
  {
    ...filled,
    failure: { message: 'Failed to create account', reason: 'Signups not allowed for this instance' },
  },
)
export const FailedUnreachable = story(
  { form: 'failed' },
  {
    ...filled,
    failure: { message: 'Failed to create account. Please try again.', reason: PROVIDER_OFFLINE },
  },
)

export const Interrupted = story('interrupted', { ...filled, claimFailure: PROVIDER_OFFLINE })

export const AlreadyExists = story('alreadyExists', filled)
export const Done = { ...story('done', filled), tags: ['behavior'] }
