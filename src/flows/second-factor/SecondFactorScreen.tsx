export interface SecondFactorScreenProps {
  /** The code was right: the provider's session is one of two factors now. */
  onVerified: () => void
  /** The person gives up, or the challenge cannot be asked. */
  onCancel: () => void
}

/** Asks somebody who has given the right password for the code of their second factor. */
export default function SecondFactorScreen(_: SecondFactorScreenProps) {
  return null
}
