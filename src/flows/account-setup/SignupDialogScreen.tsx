import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { grantSecretAccess } from '../../session/signUpStorage.ts'
import { SignupDialogView } from './SignupDialogView.tsx'

/** The 'Direct Account Creation' dialog: its button grants this tab access to /signup. */
export default function SignupDialogScreen({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const openSignup = () => {
    grantSecretAccess()
    navigate(PATHS.signup)
  }
  return <SignupDialogView onContinue={openSignup} onClose={onClose} />
}
