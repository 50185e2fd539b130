import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { grantSecretAccess } from '../../session/signUpStorage.ts'
import { SignupDialogView } from './SignupDialogView.tsx'

export interface SignupDialogScreenProps {
  onClose: () => void
}

/** The 'Direct Account Creation' dialog: its button opens /signup to this tab. */
export default function SignupDialogScreen({ onClose }: SignupDialogScreenProps) {
  const navigate = useNavigate()
  const goOn = () => {
    grantSecretAccess()
    navigate(PATHS.signup)
  }
  return <SignupDialogView onContinue={goOn} onClose={onClose} />
}
