import { useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { AccountPage } from '../../flows/account-setup/accountFields.ts'
import type { Screens } from './screens.ts'
import { useLinkToken } from './useLinkToken.ts'

export { default } from '../guards/RequireSignedOut.tsx'

const ACCOUNT_PAGES: Readonly<Record<string, AccountPage>> = {
  [PATHS.setup]: 'setup',
  [PATHS.magicSetup]: 'magicSetup',
  [PATHS.register]: 'registration',
}

export const screens: Screens<'RequireSignedOut'> = {
  'account-setup': async () => {
    const { default: AccountSetup } = await import('../../flows/account-setup/AccountSetupScreen.tsx')
    return {
      /** The key restarts the flow for another page or token. */
      default: function AccountSetupPage() {
        const page = ACCOUNT_PAGES[useLocation().pathname] ?? 'signup'
        const linkToken = useLinkToken()
        const token = page === 'signup' ? null : linkToken
        return <AccountSetup key={`${page} ${token}`} page={page} token={token} />
      },
    }
  },
  'password-reset': () => import('../../flows/password-reset/PasswordResetScreen.tsx'),
}
