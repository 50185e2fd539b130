import { useLocation, useSearchParams } from 'react-router-dom'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'
import { lazyPage } from './lazyPage.ts'
import { useLinkToken } from './useLinkToken.ts'

export { default as RequireOnboarding } from '../guards/RequireOnboarding.tsx'

const Setup = lazyPage(() => import('../../flows/setup/SetupScreen.tsx'))
const MagicSetup = lazyPage(() => import('../../flows/magic-setup/MagicSetupScreen.tsx'))
const Registration = lazyPage(() => import('../../flows/registration/RegistrationScreen.tsx'))
const Onboarding = lazyPage(() => import('../../flows/onboarding/OnboardingScreen.tsx'))

// Pages of the setup link. The key restarts the flow for another token.

export function SetupPage() {
  const token = useLinkToken()
  return <Setup key={token} token={token} />
}

export function MagicSetupPage() {
  const token = useLinkToken()
  return <MagicSetup key={token} token={token} />
}

export function RegistrationPage() {
  const { state } = useLocation()
  const token = useLinkToken()
  const accountExists = (state as { accountExists?: boolean } | null)?.accountExists === true
  return <Registration key={token} token={token} accountExists={accountExists} />
}

/** The token stays in the address, so that onboarding can mark the account as created after a reload. */
export function OnboardingPage() {
  const [query] = useSearchParams()
  return <Onboarding setupToken={setupTokenFromQuery(query)} />
}
