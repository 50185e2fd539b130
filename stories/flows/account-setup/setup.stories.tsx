import type { Meta } from '@storybook/react-vite'
import { type AccountSetupArgs, accountSetupArgs, accountSetupStories } from '../../support/accountSetup.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'

export default {
  title: 'Flows/Setup',
  decorators: [inRouter()],
  args: accountSetupArgs,
} satisfies Meta<AccountSetupArgs>

const story = accountSetupStories('setup')

const filled = { password: 'Hippocampus-1953', confirmPassword: 'Hippocampus-1953' }

export const Verifying = story('checking')

export const RejectedMissing = story('rejected', { problem: 'missing' })
export const RejectedMalformed = story('rejected', { problem: 'malformed' })
export const RejectedUnknown = story('rejected', { problem: 'unknown' })
export const RejectedExpired = story('rejected', { problem: 'expired' })
export const RejectedUsed = story('rejected', { problem: 'used' })
export const RejectedUnverified = story('unverified', { problem: 'unverified' })
export const RejectedWithoutEmail = story('rejected', { problem: 'noEmail' })

/** The link was reset after the sign-up. */
export const RejectedAfterSignUp = story('rejected', { problem: 'unknown', isAccountCreated: true })

export const ChoosingPassword = story({ form: 'editing' })

export const ChecklistUnmet = story(
  { form: 'editing' },
  { password: 'hippocampus', confirmPassword: 'hippocampus', hasErrors: true },
)

export const ChecklistMet = story({ form: 'editing' }, filled)

export const PasswordsDoNotMatch = story(
  { form: 'editing' },
  { ...filled, confirmPassword: 'Hippocampus-1935', hasErrors: true },
)

export const SubmittingCheckingLink = story('recheckingLink', filled)
export const SubmittingSigningUp = story('creatingAccount', filled)
export const SubmittingClaiming = story('claiming', filled)
export const SubmittingRegistering = story('connectingBackend', filled)
export const SubmittingMarkingRegistered = story('markingRegistered', filled)
// Both look like `SubmittingClaiming`.
SubmittingRegistering.tags = ['no-picture']
SubmittingMarkingRegistered.tags = ['no-picture']
export const SubmittingSigningOut = story('signingOut', filled)

export const Failed = story(
  { form: 'failed' },
  { ...filled, failure: { kind: 'failed', reason: PROVIDER_OFFLINE } },
)
export const AlreadyExists = story({ form: 'failed' }, { ...filled, failure: { kind: 'exists' } })
export const Interrupted = story('interrupted', {
  ...filled,
  failure: { kind: 'unfinished', reason: PROVIDER_OFFLINE },
})
export const Done = story('done', filled)
/** The backend did not register the account. */
export const DoneWithoutBackendAccount = story('done', { outcome: 'noBackendAccount' })
/** The user skipped the remaining steps. */
export const DoneUnclaimed = story('done', { outcome: 'unclaimed' })
export const DoneUnmarked = story('done', { outcome: 'unmarked' })
