import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import { REGISTRATION_TOKEN_MESSAGES } from '../../domain/setupToken.ts'
import { SETUP_TOKEN_HELP } from '../../modules/setup-link/setupTokenHelp.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './RegistrationView.css.ts'

const HELP: Record<SetupTokenProblem, string> = {
  ...SETUP_TOKEN_HELP,
  used: 'An account was made with this link. Sign in with your email and the password you chose.',
}

export interface RegistrationRejectionProps {
  problem: SetupTokenProblem
  /** Of a link that was found; else empty. */
  email: string
  /** The link is being looked up again. */
  isChecking: boolean
  onRetry: () => void
}

/** In the place of the form: why there is none, and the ways on. */
export function RegistrationRejection({ problem, email, isChecking, onRetry }: RegistrationRejectionProps) {
  return (
    <>
      <Notice tone="error" title={REGISTRATION_TOKEN_MESSAGES[problem]}>
        {HELP[problem]}
      </Notice>
      <div className={styles.actions}>
        {problem === 'unverified' && (
          <Button variant="primary" size="large" block busy={isChecking} onClick={onRetry}>
            Try again
          </Button>
        )}
        {problem === 'used' && (
          <ButtonLink
            variant="primary"
            size="large"
            block
            render={<Link to={PATHS.demoLogin} state={{ email }} />}
          >
            Sign In
          </ButtonLink>
        )}
        <ButtonLink size="large" block render={<Link to={PATHS.home} />}>
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}
