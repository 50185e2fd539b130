import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { MAGIC_SETUP_MESSAGES } from '../../domain/setupToken.ts'
import { SETUP_TOKEN_HELP } from '../../modules/setup-link/setupTokenHelp.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './MagicSetupView.css.ts'
import type { MagicSetupProblem } from './magicSetup.machine.ts'

const MESSAGES: Record<MagicSetupProblem, string> = {
  ...MAGIC_SETUP_MESSAGES,
  noEmail: 'User email not found',
}
const HELP: Record<MagicSetupProblem, string> = {
  ...SETUP_TOKEN_HELP,
  noEmail: 'Your application has no email address. Contact us, and we will add it.',
}

export interface InvalidSetupLinkProps {
  problem: MagicSetupProblem
  /** Where a link that was used in this tab goes on; null where it was not. */
  onboardingPath: string | null
  /** The token is looked up again. */
  isRetrying: boolean
  onRetry: () => void
}

/** In the place of the form: why there is none, and the ways on. */
export function InvalidSetupLink({ problem, onboardingPath, isRetrying, onRetry }: InvalidSetupLinkProps) {
  const isUsed = problem === 'used'
  return (
    <>
      {isRetrying ? (
        <Spinner label="Checking your link…" showLabel />
      ) : (
        <Notice tone={isUsed ? 'info' : 'error'} title={MESSAGES[problem]}>
          {isUsed && onboardingPath !== null
            ? 'Your account is there, and the questions about your assistant are still open.'
            : HELP[problem]}
        </Notice>
      )}
      <div className={styles.actions}>
        {problem === 'unverified' && (
          <Button variant="primary" size="large" block busy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )}
        {isUsed && (
          <ButtonLink
            variant="primary"
            size="large"
            block
            render={<Link to={onboardingPath ?? PATHS.demoLogin} />}
          >
            {onboardingPath === null ? 'Sign In' : 'Continue'}
          </ButtonLink>
        )}
        <ButtonLink size="large" block render={<Link to={PATHS.home} />}>
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}
