import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { Screens } from './screens.ts'
import { useLinkToken } from './useLinkToken.ts'

export { default } from '../guards/RequireSignedOut.tsx'

interface LinkScreenProps {
  token: string | null
  accountExists: boolean
}

/** The page of a setup link. The key restarts the flow for another token. */
function linkPage({ default: Screen }: { default: ComponentType<LinkScreenProps> }) {
  return {
    default: function LinkPage() {
      const state = useLocation().state as { accountExists?: boolean } | null
      const token = useLinkToken()
      return <Screen key={token} token={token} accountExists={state?.accountExists === true} />
    },
  }
}

export const screens: Screens<'RequireSignedOut'> = {
  setup: () => import('../../flows/setup/SetupScreen.tsx').then(linkPage),
  'magic-setup': () => import('../../flows/magic-setup/MagicSetupScreen.tsx').then(linkPage),
  registration: () => import('../../flows/registration/RegistrationScreen.tsx').then(linkPage),
  'direct-signup': () => import('../../flows/direct-signup/DirectSignupScreen.tsx'),
  'password-reset': () => import('../../flows/password-reset/PasswordResetScreen.tsx'),
}
