import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { setupPasswordSchema } from '../../../src/domain/password.ts'
import { SetupView } from '../../../src/flows/setup/SetupView.tsx'
import { setupMachine } from '../../../src/flows/setup/setup.machine.ts'
import type { SetupOutcome } from '../../../src/flows/setup/setupOutcomes.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { type SetupLinkArgs, setupLinkArgs, setupLinkContext } from '../../support/setupLink.ts'
import { argStories } from '../../support/stateStory.tsx'

interface SetupArgs extends SetupLinkArgs {
  /** Why the last attempt failed; shown by the stories of failures. */
  failure: string
  /** How setup ended. */
  outcome: SetupOutcome
}

export default {
  title: 'Flows/Setup',
  decorators: [inRouter()],
  args: { ...setupLinkArgs, failure: PROVIDER_OFFLINE, outcome: 'complete' },
} satisfies Meta<SetupArgs>

const story = argStories(
  setupMachine,
  (args: SetupArgs) => ({
    ...setupLinkContext(args, setupPasswordSchema),
    failure: args.failure,
    outcome: args.outcome,
  }),
  (state) => <SetupView state={state} send={fn()} />,
)

const filled = { password: 'Hippocampus-1953', confirmPassword: 'Hippocampus-1953' }

export const Verifying = story('verifying')

export const RejectedMissing = story('rejected', { problem: 'missing' })
export const RejectedMalformed = story('rejected', { problem: 'malformed' })
export const RejectedUnknown = story('rejected', { problem: 'unknown' })
export const RejectedExpired = story('rejected', { problem: 'expired' })
export const RejectedUsed = story('rejected', { problem: 'used' })
export const RejectedUnverified = story('rejected', { problem: 'unverified' })
export const RejectedWithoutEmail = story('rejected', { problem: 'noEmail' })

/** The link was reset after the sign-up. */
export const RejectedAfterSignUp = story('rejected', { problem: 'unknown', isAccountCreated: true })

export const ChoosingPassword = story({ form: 'choosingPassword' })

export const ChecklistUnmet = story(
  { form: 'choosingPassword' },
  { password: 'hippocampus', confirmPassword: 'hippocampus', isSubmitted: true },
)

export const ChecklistMet = story({ form: 'choosingPassword' }, filled)

export const PasswordsDoNotMatch = story(
  { form: 'choosingPassword' },
  { ...filled, confirmPassword: 'Hippocampus-1935', isSubmitted: true },
)

export const SubmittingCheckingLink = story({ submitting: 'checkingLink' }, filled)
export const SubmittingSigningUp = story({ submitting: 'signingUp' }, filled)
export const SubmittingClaiming = story({ submitting: 'claiming' }, filled)
export const SubmittingRegistering = story({ submitting: 'registering' }, filled)
export const SubmittingMarkingRegistered = story({ submitting: 'markingRegistered' }, filled)
// Both look like `SubmittingClaiming`.
SubmittingRegistering.tags = ['no-picture']
SubmittingMarkingRegistered.tags = ['no-picture']
export const SubmittingSigningOut = story({ submitting: 'signingOut' }, filled)

export const Failed = story({ form: 'failed' }, filled)
export const AlreadyExists = story({ form: 'alreadyExists' }, filled)
export const Interrupted = story('interrupted', filled)
export const Done = story('done', filled)
/** The backend did not register the account. */
export const DoneWithoutBackendAccount = story('done', { outcome: 'noBackendAccount' })
/** The user skipped the remaining steps. */
export const DoneUnclaimed = story('done', { outcome: 'unclaimed' })
export const DoneUnmarked = story('done', { outcome: 'unmarked' })
