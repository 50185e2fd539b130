import { lazy, Suspense, use } from 'react'
import { env } from '../../config/env.ts'
import DemoLoginScreen from '../../flows/demo-login/DemoLoginScreen.tsx'
import SecretSequenceScreen from '../../flows/secret-sequence/SecretSequenceScreen.tsx'
import { LoginExtras } from './loginExtras.ts'

const SignupDialogScreen = lazy(() => import('../../flows/account-setup/SignupDialogScreen.tsx'))

/** The demo login with its hidden shortcut to direct sign-up. */
export default function DemoLoginPage() {
  return (
    <>
      <DemoLoginScreen accessCodeHash={env().accessCodeHash} extras={use(LoginExtras)} />
      <SecretSequenceScreen
        sequences={{ admin: '', signup: env().sequences.signup }}
        signup={(close) => (
          <Suspense fallback={null}>
            <SignupDialogScreen onClose={close} />
          </Suspense>
        )}
      />
    </>
  )
}
