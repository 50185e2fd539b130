import type { Meta } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import type { ContextFrom } from 'xstate'
import { setupPasswordSchema } from '../../src/domain/password.ts'
import { SetupView } from '../../src/flows/setup/SetupView.tsx'
import type { SetupProblem } from '../../src/flows/setup/setup.machine.ts'
import { setupMachine } from '../../src/flows/setup/setup.machine.ts'
import { createFields, validateFields } from '../../src/machines/fields.ts'
import type { ViewState } from '../../src/machines/viewState.ts'
import { stateStory } from '../support/stateStory.tsx'

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
  token: null,
  person: {
    email: 'bartholomew.achterberg-nwosu@longview.example',
    firstName: 'Bartholomew',
    lastName: 'Achterberg-Nwosu',
  },
  problem: null,
  fields: createFields({ password, confirmPassword }),
  failure: null,
  ...rest,
})

/** As after a submit that the form refused. */
const refused = (password: string, confirmPassword: string) => {
  const filled = context(password, confirmPassword)
  const validation = validateFields(filled.fields, setupPasswordSchema)
  return validation.isValid ? filled : { ...filled, fields: validation.fields }
}

const rejectedAs = (problem: SetupProblem) =>
  stateStory(setupMachine, 'rejected', context('', '', { person: null, problem }), view)
const submitting = (
  step: 'signingUp' | 'registering' | 'markingRegistered' | 'markingCreated' | 'signingOut',
) => stateStory(setupMachine, { submitting: step }, context(GOOD), view)

export const Verifying = stateStory(setupMachine, 'verifying', context('', '', { person: null }), view)

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
