import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { signInFailureMessage } from '../../src/domain/signIn.ts'
import { DemoLoginView } from '../../src/flows/demo-login/DemoLoginView.tsx'
import { demoLoginMachine } from '../../src/flows/demo-login/demoLogin.machine.ts'
import { createFields } from '../../src/machines/fields.ts'
import type { ViewState } from '../../src/machines/viewState.ts'
import { stateStory } from '../support/stateStory.tsx'

export default { title: 'Flows/Demo login' } satisfies Meta

const view = (state: ViewState<typeof demoLoginMachine>) => (
  <DemoLoginView state={state} send={fn()} contactEmail="hello@engram.example" />
)

const filled = createFields({
  email: 'bartholomew.achterberg-nwosu@longview.example',
  password: 'a long password',
})
const cleared = createFields({ email: filled.values.email, password: '' })

const failedWith = (status: number | null, message = '') =>
  stateStory(
    demoLoginMachine,
    'failed',
    { fields: cleared, failure: signInFailureMessage({ status, message }) },
    view,
  )

export const Editing = stateStory(
  demoLoginMachine,
  'editing',
  { fields: createFields({ email: '', password: '' }), failure: null },
  view,
)

export const EmailMissing = stateStory(
  demoLoginMachine,
  'editing',
  {
    fields: {
      values: { email: '', password: 'a long password' },
      errors: { email: 'Please enter your email.' },
    },
    failure: null,
  },
  view,
)

export const Authenticating = stateStory(
  demoLoginMachine,
  'authenticating',
  { fields: filled, failure: null },
  view,
)

export const GrantedBackend = stateStory(
  demoLoginMachine,
  'grantedBackend',
  { fields: filled, failure: null },
  view,
)

export const FailedUnreachable = failedWith(null)
export const FailedInvalid = failedWith(401)
export const FailedDenied = failedWith(403)
export const FailedNotFound = failedWith(404)
export const FailedServerError = failedWith(500)
export const FailedOtherwise = failedWith(429, 'Too many attempts. Try again in 5 minutes.')
