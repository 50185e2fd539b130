export interface OnboardingScreenProps {
  /** The setup_token of the address; null where there is none. */
  setupToken: string | null
}

export default function OnboardingScreen(_: OnboardingScreenProps) {
  return null
}
