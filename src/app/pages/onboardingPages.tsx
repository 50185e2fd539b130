import { useSearchParams } from 'react-router-dom'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'
import type { Screens } from './screens.ts'

export { default } from '../guards/RequireOnboarding.tsx'

export const screens: Screens<'RequireOnboarding'> = {
  onboarding: async () => {
    const { default: Onboarding } = await import('../../flows/onboarding/OnboardingScreen.tsx')
    return {
      /** The token stays in the address, so that onboarding can mark the account as created after a reload. */
      default: function OnboardingPage() {
        const [query] = useSearchParams()
        return <Onboarding setupToken={setupTokenFromQuery(query)} />
      },
    }
  },
}
