import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { env } from '../../config/env.ts'
import { PATHS } from '../../domain/paths.ts'
import LandingScreen from '../../flows/landing/LandingScreen.tsx'
import SecretSequenceScreen from '../../flows/secret-sequence/SecretSequenceScreen.tsx'
import { opensAdminLogin, stateOpeningAdminLogin } from '../guards/returnTo.ts'
import { ThemeButton } from '../ThemeButton.tsx'

const AdminLoginScreen = lazy(() => import('../../flows/admin-login/AdminLoginScreen.tsx'))
const SignupDialogScreen = lazy(() => import('../../flows/direct-signup/SignupDialogScreen.tsx'))

/** The landing page with the dialogs that its hidden shortcuts open. */
export default function LandingPage() {
  const { state } = useLocation()
  const navigate = useNavigate()
  // Makes RedirectSignedIn go to the admin area after the sign-in.
  const setAdminState = (isOpen: boolean) =>
    navigate(PATHS.home, { replace: true, state: isOpen ? stateOpeningAdminLogin() : null })
  return (
    <>
      <LandingScreen contactEmail={env().contactEmail} themeButton={<ThemeButton />} />
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
    </>
  )
}
