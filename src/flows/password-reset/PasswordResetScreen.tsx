export interface PasswordResetScreenProps {
  contactEmail: string
}

/** /reset-password: asks for the e-mail with the link, and takes the new password where one was opened. */
export default function PasswordResetScreen(_: PasswordResetScreenProps) {
  return null
}
