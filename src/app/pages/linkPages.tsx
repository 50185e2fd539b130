import { useSearchParams } from 'react-router-dom'
import { env } from '../../config/env.ts'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'
import type { SetupLinkPage } from '../../flows/account-setup/setupLinkMessages.ts'
import { lazyPage } from './lazyPage.ts'
import { useLinkToken } from './useLinkToken.ts'

export { default as RequireOnboarding } from '../guards/RequireOnboarding.tsx'

const AccountSetup = lazyPage(() => import('../../flows/account-setup/AccountSetupScreen.tsx'))
const Onboarding = lazyPage(() => import('../../flows/onboarding/OnboardingScreen.tsx'))

// Pages that create an account. The key restarts the flow for another token.

function AccountPage({ page }: { page: SetupLinkPage }) {
  const token = useLinkToken()
  return <AccountSetup key={token} page={page} token={token} contactEmail={env().contactEmail} />
}

export const SetupPage = () => <AccountPage page="setup" />
export const MagicSetupPage = () => <AccountPage page="magicSetup" />
export const RegistrationPage = () => <AccountPage page="registration" />
export const SignupPage = () => <AccountSetup page="signup" token={null} contactEmail={env().contactEmail} />

/** The token stays in the address, so that onboarding can mark the account as created after a reload. */
export function OnboardingPage() {
  const [query] = useSearchParams()
  return <Onboarding setupToken={setupTokenFromQuery(query)} contactEmail={env().contactEmail} />
}
