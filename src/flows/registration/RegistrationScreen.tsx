export interface RegistrationScreenProps {
  /** Of the link; null where it has none. */
  token: string | null
  /** Magic setup found that the account exists. */
  accountExists: boolean
}

export default function RegistrationScreen(_: RegistrationScreenProps) {
  return null
}
