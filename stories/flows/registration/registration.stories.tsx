import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { SetupTokenProblem } from '../../../src/domain/setupToken.ts'
import { RegistrationView } from '../../../src/flows/registration/RegistrationView.tsx'
import {
  initialRegistrationContext,
  registrationMachine,
} from '../../../src/flows/registration/registration.machine.ts'
import type { AccountRequest } from '../../../src/flows/registration/registration.types.ts'
import type { OpenedAccount } from '../../../src/hosted/openAccount.ts'
import type { SetupLookup } from '../../../src/hosted/setup.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { AccountValues } from '../../../src/modules/account/accountFields.ts'
import { limitedReason } from '../../../src/modules/account/limitedAccess.ts'
import { stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

export default {
  title: 'Flows/Registration',
  decorators: (Story) => (
    <MemoryRouter initialEntries={['/register']}>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta

const CONTACT = 'hello@engram.example'

const view = (state: ViewState<typeof registrationMachine>) => (
  <RegistrationView state={state} send={fn()} contactEmail={CONTACT} />
)

const unknown: AccountValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const applicant = { ...unknown, firstName: 'Mira', lastName: 'Halloran-Okonkwo', email: mira.email }
const filled = { ...applicant, password: 'sleep-spindle-9', confirmPassword: 'sleep-spindle-9' }

const context = {
  ...initialRegistrationContext({ token: 'a'.repeat(64), accountExists: false, email: '' }),
  fields: createFields(filled),
}

const rejected = (problem: SetupTokenProblem, values = unknown) =>
  stateStory(registrationMachine, 'rejected', { ...context, fields: createFields(values), problem }, view)

export const CheckingToken = stateStory(
  registrationMachine,
  'checkingToken',
  { ...context, fields: createFields(unknown) },
  view,
)

export const RejectedMissing = rejected('missing')
export const RejectedUnknown = rejected('unknown')
export const RejectedMalformed = rejected('malformed')
export const RejectedExpired = rejected('expired', applicant)
export const RejectedUsed = rejected('used', applicant)

export const Unverified = stateStory(
  registrationMachine,
  'unverified',
  { ...context, fields: createFields(unknown), problem: 'unverified' },
  view,
)

export const AccountExists = stateStory(
  registrationMachine,
  'accountExists',
  { ...context, fields: createFields(applicant), accountExists: true },
  view,
)

export const Editing = stateStory(
  registrationMachine,
  'editing',
  { ...context, fields: createFields(applicant) },
  view,
)

export const EditingWrong = stateStory(
  registrationMachine,
  'editing',
  {
    ...context,
    fields: {
      values: { ...filled, lastName: '', password: 'sleep', confirmPassword: 'sleeps' },
      errors: {
        lastName: 'Please enter your last name.',
        password: 'Password must be at least 6 characters long',
        confirmPassword: 'Passwords do not match',
      },
    },
  },
  view,
)

export const CreatingAccount = stateStory(
  registrationMachine,
  { registering: 'creatingAccount' },
  context,
  view,
)

export const ConnectingBackend = stateStory(
  registrationMachine,
  { registering: 'connectingBackend' },
  context,
  view,
)

export const Failed = stateStory(
  registrationMachine,
  'failed',
  { ...context, failure: 'Something went wrong at the account service. Please try again in a moment.' },
  view,
)

export const FullAccess = stateStory(registrationMachine, 'fullAccess', context, view)

export const ProviderOnly = stateStory(
  registrationMachine,
  'providerOnly',
  { ...context, limitation: limitedReason({ status: null, message: '' }) },
  view,
)

/** The running form, whose sign-up has this outcome. */
function RunningForm({ outcome }: { outcome: OpenedAccount }) {
  const { firstName, lastName, email } = applicant
  const [state, send] = useMachine(
    registrationMachine.provide({
      actors: {
        lookUpToken: fromCall<SetupLookup, string | null>(async () => ({
          state: 'usable',
          setup: { id: '1', submissionId: '2', expiresAt: '', firstName, lastName, email },
        })),
        createAccount: fromCall<OpenedAccount, AccountRequest>(async () => outcome),
      },
    }),
    { input: { token: context.token, accountExists: false, email: '' } },
  )
  return <RegistrationView state={state} send={send} contactEmail={CONTACT} />
}

/** Focus moves to the first invalid field, also if the provider refuses it; the email cannot be changed. */
export const FocusesInvalidField: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <RunningForm outcome={{ kind: 'refused', reason: 'This one is too common.', field: 'password' }} />
  ),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password')
    await expect(document.body).toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/at least 6 characters long/)

    await userEvent.keyboard('sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/too common/))
    await expect(password).toHaveFocus()
    await expect(password).toHaveValue('sleep-spindle-9')
  },
}

/** The links that replace the form get its focus. */
export const FocusesSignInForExistingAccount: StoryObj = {
  tags: ['behavior'],
  render: () => <RunningForm outcome={{ kind: 'exists' }} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus())
    await expect(canvas.getByText(applicant.email)).toBeVisible()
  },
}
