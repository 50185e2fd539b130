import { useState } from 'react'
import { readKeptOnboarding } from '../device/keptOnboarding.ts'
import { dismissOnboardingOffer, isOnboardingOfferDismissed } from '../device/onboardingOffer.ts'
import { isWaitlistUser } from '../domain/registration.ts'
import { useSession } from './SessionProvider.tsx'
import { sessionUserOf } from './sessionUser.ts'

/**
 * The offer to finish onboarding, or null: for a backend user whose assistant has its default values, and without a
 * backend account, for an onboarding that was begun on this device.
 */
export function useOnboardingOffer(): { onDismiss: () => void } | null {
  const user = useSession(({ context }) => context.grant?.user ?? null)
  const email = useSession((session) => sessionUserOf(session).email)
  const [isDismissed, setDismissed] = useState(isOnboardingOfferDismissed)
  const { progress, answers } = readKeptOnboarding(email)
  const isUnfinished = user === null ? progress !== null && email !== '' : isWaitlistUser(user)
  // Kept answers are saved in the account after the sign-in.
  if (!isUnfinished || answers !== null || isDismissed) return null
  return {
    onDismiss() {
      dismissOnboardingOffer()
      setDismissed(true)
    },
  }
}
