import { lazy, type ReactNode, Suspense } from 'react'
import { env } from '../../config/env.ts'
import DemoLoginScreen from '../../flows/demo-login/DemoLoginScreen.tsx'
import SecretSequenceScreen from '../../flows/secret-sequence/SecretSequenceScreen.tsx'

const SignupDialogScreen = lazy(() => import('../../flows/account-setup/SignupDialogScreen.tsx'))

/** The demo login with its hidden shortcut to direct sign-up. `extras` is rendered below the form. */
export default function DemoLoginPage({ extras }: { extras?: ReactNode }) {
  return (
    <>
      <DemoLoginScreen
        contactEmail={env().contactEmail}
        accessCodeHash={env().accessCodeHash}
        extras={extras}
      />
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
