import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { SETUP_TOKEN_MESSAGES } from '../../domain/setupToken.ts'
import { SETUP_TOKEN_HELP } from '../../modules/setup-link/setupTokenHelp.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './SetupView.css.ts'
import type { SetupProblem } from './setup.machine.ts'

const MESSAGES: Record<SetupProblem, string> = { ...SETUP_TOKEN_MESSAGES, noEmail: 'User email not found' }
const HELP: Record<SetupProblem, string> = {
  ...SETUP_TOKEN_HELP,
  noEmail: 'Your application has no email address. Contact us, and we will add it.',
}

export interface SetupRejectionProps {
  problem: SetupProblem
  /** The token is looked up again. */
  isRetrying: boolean
  onRetry: () => void
}

/** In the place of the form: why there is none, and the ways on. */
export function SetupRejection({ problem, isRetrying, onRetry }: SetupRejectionProps) {
  return (
    <>
      {isRetrying ? (
        <Spinner label="Checking your link…" showLabel />
      ) : (
        <Notice tone={problem === 'used' ? 'info' : 'error'} title={MESSAGES[problem]}>
          {HELP[problem]}
        </Notice>
      )}
      <div className={styles.actions}>
        {problem === 'unverified' && (
          <Button variant="primary" size="large" block busy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )}
        {problem === 'used' && (
          <ButtonLink variant="primary" size="large" block render={<Link to={PATHS.demoLogin} />}>
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
