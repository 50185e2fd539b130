import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { env } from '../../config/env.ts'
import { PATHS } from '../../domain/paths.ts'
import SecretSequenceScreen from '../../flows/secret-sequence/SecretSequenceScreen.tsx'
import { opensAdminLogin, stateOpeningAdminLogin } from '../guards/returnTo.ts'

const AdminLoginScreen = lazy(() => import('../../flows/admin-login/AdminLoginScreen.tsx'))
const SignupDialogScreen = lazy(() => import('../../flows/account-setup/SignupDialogScreen.tsx'))

export default function LandingShortcuts() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // Makes RedirectSignedIn go to the admin area after the sign-in.
  const setAdminState = (isOpen: boolean) =>
    navigate(PATHS.home, { replace: true, state: isOpen ? stateOpeningAdminLogin() : null })
  return (
    <SecretSequenceScreen
      sequences={env().sequences}
      startsWithAdmin={opensAdminLogin(state)}
      onAdminChange={setAdminState}
      admin={(close) => (
        <Suspense fallback={null}>
          <AdminLoginScreen onClose={close} />
        </Suspense>
      )}
      signup={(close) => (
        <Suspense fallback={null}>
          <SignupDialogScreen onClose={close} />
        </Suspense>
      )}
    />
  )
}
