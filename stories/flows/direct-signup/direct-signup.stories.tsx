import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { PATHS } from '../../../src/domain/paths.ts'
import { DirectSignupView } from '../../../src/flows/direct-signup/DirectSignupView.tsx'
import { directSignupMachine } from '../../../src/flows/direct-signup/directSignup.machine.ts'
import { SignupDialogView } from '../../../src/flows/direct-signup/SignupDialogView.tsx'
import type { NewAccountContext } from '../../../src/modules/account/newAccount.base.ts'
import { initialNewAccountContext } from '../../../src/modules/account/newAccount.base.ts'
import { inRouter } from '../../support/inApp.tsx'
import type { NewAccountArgs } from '../../support/newAccount.ts'
import {
  completed,
  failed,
  failedArgs,
  invalidPasswords,
  limited,
  limitedArgs,
  owner,
} from '../../support/newAccount.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Direct signup',
  args: owner,
  decorators: [inRouter(PATHS.signup)],
} satisfies Meta<NewAccountArgs>

const story = (
  value: StateValueFrom<typeof directSignupMachine>,
  contextOf: (args: NewAccountArgs) => Partial<NewAccountContext> = completed,
) =>
  stateStory(
    directSignupMachine,
    value,
    (args: NewAccountArgs) => ({ ...initialNewAccountContext, ...contextOf(args) }),
    (state) => <DirectSignupView state={state} send={fn()} />,
  )

export const CheckingAccess = story('checkingAccess', () => ({}))
// Looks like `Restoring` of the session.
CheckingAccess.tags = ['no-picture']

export const Editing = story('editing', () => ({}))

export const EditingWrong = story('editing', () => ({
  fields: {
    values: { firstName: '', lastName: '', email: 'mira@longview', ...invalidPasswords.values },
    errors: {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter a complete email address, such as name@example.com.',
      ...invalidPasswords.errors,
    },
  },
}))

export const CreatingAccount = story('creatingAccount')

export const ConnectingBackend = story('connectingBackend')

export const Failed = { ...story('failed', failed), args: failedArgs }

export const FailedExists = story('failed', (args) => ({ ...completed(args), failure: { kind: 'exists' } }))

export const FullAccess = story('fullAccess')

export const LimitedAccess = { ...story('limitedAccess', limited), args: limitedArgs }

export const Shortcut: StoryObj = { render: () => <SignupDialogView onContinue={fn()} onClose={fn()} /> }
