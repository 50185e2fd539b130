export interface SignupDialogScreenProps {
  onClose: () => void
}

/** The 'Direct Account Creation' dialog: its button opens /signup to this tab. */
export default function SignupDialogScreen(_: SignupDialogScreenProps) {
  return null
}
