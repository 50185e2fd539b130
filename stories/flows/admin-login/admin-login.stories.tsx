import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { adminDecision, NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import { AdminLoginView } from '../../../src/flows/admin-login/AdminLoginView.tsx'
import {
  adminLoginMachine,
  initialAdminLoginContext,
} from '../../../src/flows/admin-login/adminLogin.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { Backdrop } from '../../../src/ui/Backdrop/Backdrop.tsx'
import { signInFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin login' } satisfies Meta

const view = (state: ViewState<typeof adminLoginMachine>) => (
  <>
    <div style={{ position: 'fixed', inset: 0 }}>
      <Backdrop />
    </div>
    <AdminLoginView state={state} send={fn()} onClose={fn()} secondFactor={signInFactor} />
  </>
)

const EMAIL = 'bartholomew.achterberg-nwosu@longview.example'
const hostedUser = { id: 'b', email: EMAIL, firstName: 'Bartholomew', lastName: 'Achterberg-Nwosu' }
const filled = createFields({ email: EMAIL, password: 'a long password' })
const cleared = createFields({ email: EMAIL, password: '' })
const filledContext = { ...initialAdminLoginContext, fields: filled }
const signedInContext = { ...filledContext, hostedUser }

export const Editing = stateStory(adminLoginMachine, 'editing', initialAdminLoginContext, view)

export const FieldsMissing = stateStory(
  adminLoginMachine,
  'editing',
  {
    ...filledContext,
    fields: {
      values: { email: '', password: '' },
      errors: { email: 'Please enter your email.', password: 'Please enter your password.' },
    },
  },
  view,
)

export const SigningIn = stateStory(adminLoginMachine, 'signingIn', filledContext, view)
export const Challenged = stateStory(adminLoginMachine, 'challenged', signedInContext, view)
export const CheckingAdmin = stateStory(adminLoginMachine, 'checkingAdmin', signedInContext, view)
export const Admitted = stateStory(adminLoginMachine, 'admitted', signedInContext, view)

export const Denied = stateStory(
  adminLoginMachine,
  'denied',
  { ...filledContext, fields: cleared, failure: NOT_AN_ADMIN },
  view,
)

const failedFor = (outcome: 'refused' | 'unreachable') =>
  stateStory(
    adminLoginMachine,
    'failed',
    { ...filledContext, fields: cleared, failure: adminDecision(outcome, null).message },
    view,
  )

export const FailedLogin = failedFor('refused')
export const FailedUnexpectedly = failedFor('unreachable')
