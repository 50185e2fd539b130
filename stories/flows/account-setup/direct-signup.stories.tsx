import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { SignupDialogView } from '../../../src/flows/account-setup/SignupDialogView.tsx'
import { limitedReason } from '../../../src/modules/account/limitedAccess.ts'
import { type AccountSetupArgs, accountSetupArgs, accountSetupStories } from '../../support/accountSetup.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { mira } from '../../support/users.ts'

export default {
  title: 'Flows/Direct signup',
  decorators: [inRouter(PATHS.signup)],
  args: { ...accountSetupArgs, firstName: 'Mira', lastName: 'Halloran-Okonkwo', email: mira.email },
} satisfies Meta<AccountSetupArgs>

const story = accountSetupStories('signup')

const empty = { firstName: '', lastName: '', email: '' }
const filled = { password: 'sleep-spindle-9', confirmPassword: 'sleep-spindle-9' }

export const CheckingAccess = story('accessDenied')
// Looks like `Restoring` of the session.
CheckingAccess.tags = ['no-picture']

export const Editing = story({ form: 'editing' }, empty)

export const EditingWrong = story(
  { form: 'editing' },
  { ...empty, email: 'mira@longview', password: 'sleep', confirmPassword: 'sleeps', hasErrors: true },
)

export const CreatingAccount = story('creatingAccount', filled)

export const ConnectingBackend = story('connectingBackend', filled)

export const Failed = story(
  { form: 'failed' },
  {
    ...filled,
    failure: {
      kind: 'failed',
      reason: 'The sign-in service has a problem. Please try again in a moment.',
    },
  },
)

export const FailedExists = story({ form: 'failed' }, { ...filled, failure: { kind: 'exists' } })

export const FullAccess = story('fullAccess', filled)

export const LimitedAccess = story('limitedAccess', {
  ...filled,
  limitation: limitedReason({ status: null, message: '' }),
})

export const Shortcut: StoryObj = { render: () => <SignupDialogView onContinue={fn()} onClose={fn()} /> }
