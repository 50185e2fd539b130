import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import { newPasswordSchema } from '../../../src/domain/password.ts'
import { MagicSetupView } from '../../../src/flows/magic-setup/MagicSetupView.tsx'
import {
  initialMagicSetupContext,
  magicSetupMachine,
} from '../../../src/flows/magic-setup/magicSetup.machine.ts'
import { signUp } from '../../../src/hosted/auth.ts'
import { signOut } from '../../../src/hosted/signOut.ts'
import { createFields, validateFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { SetupLinkProblem } from '../../../src/modules/setup-link/setupLink.ts'
import { readSetupData } from '../../../src/session/signUpStorage.ts'
import { NOOR } from '../../../tests/support/flows/setupLink.ts'
import { LOADING_TIMEOUT, SetupLinks, serveApproval } from '../../support/setupLinks.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Magic setup' } satisfies Meta

type Context = ContextFrom<typeof magicSetupMachine>

const viewWith = (onboardingPath: string | null) => (state: ViewState<typeof magicSetupMachine>) => (
  <MemoryRouter>
    <MagicSetupView
      state={state}
      send={fn()}
      contactEmail="hello@engram.example"
      onboardingPath={onboardingPath}
    />
  </MemoryRouter>
)
const view = viewWith(null)

const GOOD = 'sleep spindle'
const NETWORK =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

const context = (password = '', confirmPassword = password, rest: Partial<Context> = {}): Context => ({
  ...initialMagicSetupContext({ token: null }),
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
  const validation = validateFields(filled.fields, newPasswordSchema)
  return validation.isValid ? filled : { ...filled, fields: validation.fields }
}

const invalidAs = (problem: SetupLinkProblem) =>
  stateStory(magicSetupMachine, 'invalid', context('', '', { problem }), view)
const failedWith = (failure: Context['failure']) =>
  stateStory(magicSetupMachine, { form: 'failed' }, context(GOOD, GOOD, { failure }), view)

export const Loading = stateStory(magicSetupMachine, 'loading', context('', '', { applicant: null }), view)

export const InvalidMissing = invalidAs('missing')
export const InvalidUnknown = invalidAs('unknown')
export const InvalidMalformed = invalidAs('malformed')
export const InvalidUsed = invalidAs('used')
export const InvalidExpired = invalidAs('expired')
export const InvalidUnverified = invalidAs('unverified')
export const InvalidWithoutEmail = invalidAs('noEmail')

export const InvalidUsedInThisTab = stateStory(
  magicSetupMachine,
  'invalid',
  context('', '', { problem: 'used' }),
  viewWith('/onboarding'),
)

export const ChoosingPassword = stateStory(magicSetupMachine, { form: 'choosingPassword' }, context(), view)

export const PasswordTooShort = stateStory(
  magicSetupMachine,
  { form: 'choosingPassword' },
  refused('sleep', 'sleeps'),
  view,
)

export const CreatingAccount = stateStory(magicSetupMachine, 'creatingAccount', context(GOOD), view)
export const Marking = stateStory(magicSetupMachine, 'marking', context(GOOD), view)

export const FailedRefused = failedWith({
  message: 'Failed to create account',
  reason: 'Signups not allowed for this instance',
})
export const FailedUnreachable = failedWith({
  message: 'Failed to create account. Please try again.',
  reason: NETWORK,
})

export const AlreadyExists = stateStory(magicSetupMachine, 'alreadyExists', context(GOOD), view)
export const Done = stateStory(magicSetupMachine, 'done', context(GOOD, GOOD, { isNew: true }), view)

/** Continues from the setup link to onboarding. The story has its own provider. */
export const FromLinkToOnboarding: StoryObj = {
  tags: ['behavior'],
  beforeEach: serveApproval,
  render: () => <SetupLinks at={`/magic-setup?token=${NOOR.token}`} />,
  play: async ({ canvas }) => {
    const address = () => canvas.getByRole('status', { name: 'Address' })
    const password = await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)
    await waitFor(() => expect(address()).toHaveTextContent(/^\/magic-setup$/), LOADING_TIMEOUT)
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled()
    await userEvent.type(password, 'sleep')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep{Enter}')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long')
    await userEvent.type(password, ' spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), ' spindle{Enter}')
    await waitFor(
      () => expect(address()).toHaveTextContent(`/onboarding?setup_token=${NOOR.token}`),
      LOADING_TIMEOUT,
    )
    await expect(readSetupData()).toEqual({
      email: NOOR.email,
      password: GOOD,
      firstName: 'Noor',
      lastName: 'Haddad',
    })
  },
}

/** Continues to registration with a toast if the account already exists. */
export const FromLinkToRegistration: StoryObj = {
  tags: ['behavior'],
  beforeEach: async () => {
    await serveApproval()
    await signUp({ email: NOOR.email, password: 'made long ago', firstName: 'Noor', lastName: 'Haddad' })
    await signOut()
  },
  render: () => <SetupLinks at={`/magic-setup?setup_token=${NOOR.token}`} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), GOOD)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${GOOD}{Enter}`)
    const address = canvas.getByRole('status', { name: 'Address' })
    await waitFor(() => expect(address).toHaveTextContent(/^\/register$/), LOADING_TIMEOUT)
    await expect(canvas.getByRole('status', { name: 'Kept' })).toHaveTextContent(
      JSON.stringify({ accountExists: true, setupToken: NOOR.token, email: NOOR.email }),
    )
    await waitFor(() => expect(screen.getByText('Account already exists')).toBeVisible(), LOADING_TIMEOUT)
    await waitFor(
      () => expect(screen.getByText('Please sign in with your existing credentials.')).toBeVisible(),
      LOADING_TIMEOUT,
    )
    await expect(readSetupData()).toBeNull()
  },
}
