import { lazy } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { env } from '../config/env.ts'
import { setupTokenFromQuery } from '../domain/setupToken.ts'
import { useLinkToken } from './useLinkToken.ts'

const Setup = lazy(() => import('../flows/setup/SetupScreen.tsx'))
const MagicSetup = lazy(() => import('../flows/magic-setup/MagicSetupScreen.tsx'))
const Registration = lazy(() => import('../flows/registration/RegistrationScreen.tsx'))
const Onboarding = lazy(() => import('../flows/onboarding/OnboardingScreen.tsx'))

// The pages that a link's token opens. Another token is another visit.

export function SetupPage() {
  const token = useLinkToken()
  return <Setup key={token} token={token} contactEmail={env.contactEmail} />
}

export function MagicSetupPage() {
  const token = useLinkToken()
  return <MagicSetup key={token} token={token} contactEmail={env.contactEmail} />
}

export function RegistrationPage() {
  const { state } = useLocation()
  const token = useLinkToken()
  const accountExists = (state as { accountExists?: boolean } | null)?.accountExists === true
  return (
    <Registration key={token} token={token} accountExists={accountExists} contactEmail={env.contactEmail} />
  )
}

/** Its token stays in the address: whoever comes back by it still marks the account as created. */
export function OnboardingPage() {
  const [query] = useSearchParams()
  return <Onboarding setupToken={setupTokenFromQuery(query)} contactEmail={env.contactEmail} />
}
