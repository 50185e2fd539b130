import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import { setupPasswordSchema } from '../../../src/domain/password.ts'
import { SetupView } from '../../../src/flows/setup/SetupView.tsx'
import { initialSetupContext, setupMachine } from '../../../src/flows/setup/setup.machine.ts'
import { createFields, validateFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { SetupLinkProblem } from '../../../src/modules/setup-link/setupLink.ts'
import { NOOR } from '../../../tests/support/flows/setupLink.ts'
import { LOADING_TIMEOUT, SetupLinks, serveApproval } from '../../support/setupLinks.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Setup' } satisfies Meta

const view = (state: ViewState<typeof setupMachine>) => (
  <MemoryRouter>
    <SetupView state={state} send={fn()} contactEmail="hello@engram.example" />
  </MemoryRouter>
)

const GOOD = 'Hippocampus-1953'
const NETWORK =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

const context = (
  password = '',
  confirmPassword = password,
  rest: Partial<ContextFrom<typeof setupMachine>> = {},
): ContextFrom<typeof setupMachine> => ({
  ...initialSetupContext({ token: null }),
  applicant: {
    setupId: 'setup-1',
    email: 'bartholomew.achterberg-nwosu@longview.example',
    firstName: 'Bartholomew',
    lastName: 'Achterberg-Nwosu',
  },
  fields: createFields({ password, confirmPassword }),
  ...rest,
})

/** The context after a submit with invalid fields. */
const refused = (password: string, confirmPassword: string) => {
  const filled = context(password, confirmPassword)
  const validation = validateFields(filled.fields, setupPasswordSchema)
  return validation.isValid ? filled : { ...filled, fields: validation.fields }
}

const rejectedAs = (problem: SetupLinkProblem) =>
  stateStory(setupMachine, 'rejected', context('', '', { applicant: null, problem }), view)
const submitting = (
  step: 'signingUp' | 'registering' | 'markingRegistered' | 'markingCreated' | 'signingOut',
) => stateStory(setupMachine, { submitting: step }, context(GOOD), view)

export const Verifying = stateStory(setupMachine, 'verifying', context('', '', { applicant: null }), view)

export const RejectedMissing = rejectedAs('missing')
export const RejectedMalformed = rejectedAs('malformed')
export const RejectedUnknown = rejectedAs('unknown')
export const RejectedExpired = rejectedAs('expired')
export const RejectedUsed = rejectedAs('used')
export const RejectedUnverified = rejectedAs('unverified')
export const RejectedWithoutEmail = rejectedAs('noEmail')

export const ChoosingPassword = stateStory(setupMachine, { form: 'choosingPassword' }, context(), view)

export const ChecklistUnmet = stateStory(
  setupMachine,
  { form: 'choosingPassword' },
  refused('hippocampus', 'hippocampus'),
  view,
)

export const ChecklistMet = stateStory(setupMachine, { form: 'choosingPassword' }, context(GOOD), view)

export const PasswordsDoNotMatch = stateStory(
  setupMachine,
  { form: 'choosingPassword' },
  refused(GOOD, 'Hippocampus-1935'),
  view,
)

export const SubmittingSigningUp = submitting('signingUp')
export const SubmittingRegistering = submitting('registering')
export const SubmittingMarkingRegistered = submitting('markingRegistered')
export const SubmittingMarkingCreated = submitting('markingCreated')
export const SubmittingSigningOut = submitting('signingOut')

export const Failed = stateStory(
  setupMachine,
  { form: 'failed' },
  context(GOOD, GOOD, { failure: NETWORK }),
  view,
)

export const AlreadyExists = stateStory(setupMachine, { form: 'alreadyExists' }, context(GOOD), view)

export const Interrupted = stateStory(
  setupMachine,
  'interrupted',
  context(GOOD, GOOD, { failure: NETWORK }),
  view,
)

export const Done = stateStory(setupMachine, 'done', context(GOOD), view)

/** Continues from the setup link to the demo login. The story has its own provider. */
export const FromLinkToDemoLogin: StoryObj = {
  tags: ['behavior'],
  beforeEach: serveApproval,
  render: () => <SetupLinks at={`/setup?setup_token=${NOOR.token}`} />,
  play: async ({ canvas, step }) => {
    const address = () => canvas.getByRole('status', { name: 'Address' })
    const password = await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)

    await step('the token moves from the URL to the history state', async () => {
      await waitFor(() => expect(address()).toHaveTextContent(/^\/setup$/), LOADING_TIMEOUT)
      await expect(canvas.getByRole('status', { name: 'Kept' })).toHaveTextContent(NOOR.token)
      await expect(document.body).toHaveFocus()
      await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    })

    await step('a refused password gets focus and shows the reasons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
      await expect(password).toHaveFocus()
      await expect(password).toHaveAccessibleDescription(/Password must contain: at least 8 characters/)
      await expect(password).toHaveAccessibleDescription(/0 of 4 met/)
    })

    await step('a differing confirmation gets focus and shows the reason', async () => {
      await userEvent.type(password, GOOD)
      const confirmation = canvas.getByLabelText('Confirm password')
      await userEvent.type(confirmation, `${GOOD}{Enter}`.replace('3', '2'))
      await expect(confirmation).toHaveFocus()
      await expect(confirmation).toHaveAccessibleDescription('Passwords do not match')
      await userEvent.clear(confirmation)
      await userEvent.type(confirmation, `${GOOD}{Enter}`)
    })

    await step('the account is created and the demo login opens', async () => {
      await waitFor(() => expect(address()).toHaveTextContent(/^\/demo$/), LOADING_TIMEOUT)
      await waitFor(
        () => expect(screen.getByText('Account created successfully! Please log in.')).toBeVisible(),
        LOADING_TIMEOUT,
      )
    })
  },
}
