import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import { newPasswordSchema } from '../../src/domain/password.ts'
import { MagicSetupView } from '../../src/flows/magic-setup/MagicSetupView.tsx'
import type { MagicSetupProblem } from '../../src/flows/magic-setup/magicSetup.machine.ts'
import { magicSetupMachine } from '../../src/flows/magic-setup/magicSetup.machine.ts'
import { createFields, validateFields } from '../../src/machines/fields.ts'
import type { ViewState } from '../../src/machines/viewState.ts'
import { stateStory } from '../support/stateStory.tsx'

export default { title: 'Flows/Magic setup' } satisfies Meta

type Context = ContextFrom<typeof magicSetupMachine>

const drawn = (onboardingPath: string | null) => (state: ViewState<typeof magicSetupMachine>) => (
  <MemoryRouter>
    <MagicSetupView
      state={state}
      send={fn()}
      contactEmail="hello@engram.example"
      onboardingPath={onboardingPath}
    />
  </MemoryRouter>
)
const view = drawn(null)

const GOOD = 'sleep spindle'
const NETWORK =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

const context = (password = '', confirmPassword = password, rest: Partial<Context> = {}): Context => ({
  token: null,
  person: {
    setupId: 'setup-1',
    email: 'bartholomew.achterberg-nwosu@longview.example',
    firstName: 'Bartholomew',
    lastName: 'Achterberg-Nwosu',
  },
  problem: null,
  fields: createFields({ password, confirmPassword }),
  failure: null,
  isUnanswered: false,
  isNew: false,
  ...rest,
})

/** As after a submit that the form refused. */
const refused = (password: string, confirmPassword: string) => {
  const filled = context(password, confirmPassword)
  const validation = validateFields(filled.fields, newPasswordSchema)
  return validation.isValid ? filled : { ...filled, fields: validation.fields }
}

const invalidAs = (problem: MagicSetupProblem) =>
  stateStory(magicSetupMachine, 'invalid', context('', '', { problem }), view)
const failedWith = (failure: Context['failure']) =>
  stateStory(magicSetupMachine, { form: 'failed' }, context(GOOD, GOOD, { failure }), view)

export const Loading = stateStory(magicSetupMachine, 'loading', context('', '', { person: null }), view)

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
  drawn('/onboarding'),
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
