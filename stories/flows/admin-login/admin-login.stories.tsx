import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { adminDecision, NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import { AdminLoginView } from '../../../src/flows/admin-login/AdminLoginView.tsx'
import {
  adminLoginMachine,
  initialAdminLoginContext,
} from '../../../src/flows/admin-login/adminLogin.machine.ts'
import { Backdrop } from '../../../src/ui/Backdrop/Backdrop.tsx'
import { signInFactor } from '../../support/secondFactor.tsx'
import { argStories } from '../../support/stateStory.tsx'

interface AdminLoginArgs {
  email: string
  password: string
  /** Empty for none. */
  emailError: string
  /** Empty for none. */
  passwordError: string
  /** Error message of the last attempt. Empty for none. */
  failure: string
}

export default {
  title: 'Flows/Admin login',
  args: {
    email: 'bartholomew.achterberg-nwosu@longview.example',
    password: 'a long password',
    emailError: '',
    passwordError: '',
    failure: '',
  },
} satisfies Meta<AdminLoginArgs>

const story = argStories(
  adminLoginMachine,
  ({ email, password, emailError, passwordError, failure }: AdminLoginArgs) => ({
    ...initialAdminLoginContext(),
    fields: {
      values: { email, password },
      errors: { ...(emailError && { email: emailError }), ...(passwordError && { password: passwordError }) },
    },
    failure: failure || null,
  }),
  (state) => (
    <>
      <div style={{ position: 'fixed', inset: 0 }}>
        <Backdrop />
      </div>
      <AdminLoginView state={state} send={fn()} onClose={fn()} secondFactor={signInFactor} />
    </>
  ),
)

export const Editing = story('editing', { email: '', password: '' })
export const FieldsMissing = story('editing', {
  email: '',
  password: '',
  emailError: 'Please enter your email.',
  passwordError: 'Please enter your password.',
})

export const SigningIn = story('signingIn')
export const Challenged = story('challenged')
export const CheckingAdmin = story('checkingAdmin')
export const Admitted = story('admitted')

const failed = (value: 'denied' | 'failed', failure: string | null) =>
  story(value, { password: '', failure: failure ?? '' })

export const Denied = failed('denied', NOT_AN_ADMIN)
export const FailedLogin = failed('failed', adminDecision('refused', null).message)
export const FailedUnexpectedly = failed('failed', adminDecision('unreachable', null).message)
