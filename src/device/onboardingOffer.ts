import { USER_DATA_KEYS } from './keys.ts'

// Whether the user dismissed the offer to finish onboarding. Until the user signs out.

export function isOnboardingOfferDismissed(): boolean {
  return localStorage.getItem(USER_DATA_KEYS.onboardingOffer) === 'dismissed'
}

/** Does nothing if the browser refuses to store it. */
export function dismissOnboardingOffer(): void {
  try {
    localStorage.setItem(USER_DATA_KEYS.onboardingOffer, 'dismissed')
  } catch {
    // Storage is full or disabled.
  }
}
