import { use } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import { ContactEmail } from '../../modules/contact/contactEmail.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import * as styles from './AccountSetup.css.ts'
import type { SetupLinkProblem } from './accountSetup.context.ts'
import { SETUP_LINK_MESSAGES, type SetupLinkPage } from './setupLinkMessages.ts'

/** What the user can do about each problem. */
const HELP: Record<SetupLinkProblem, string> = {
  missing: 'The link is incomplete. Open it again from your approval email.',
  malformed: 'The link is incomplete or was changed. Open it again from your approval email.',
  unknown: 'A newer link may have replaced it. Use the link in our latest email.',
  expired: 'Setup links work for a limited time. Contact us to get a new one.',
  used: 'Sign in with your email and the password you chose.',
  unverified:
    "Your link may still be valid, but we couldn't check it. Check your internet connection, then try again.",
  noEmail: 'Your application has no email address. Contact us to add one.',
}

const NOT_CONNECTED =
  'Your account was created, but this link stopped working before setup was finished. Ask for a new link, then open it and enter the same password.'

export interface SetupLinkRejectionProps {
  problem: SetupLinkProblem
  page: SetupLinkPage
  isRetrying: boolean
  onRetry: () => void
  /** Whether it replaces a submitted form, whose focus it takes. */
  replacesForm: boolean
  isAccountCreated: boolean
  /** The email that the link was sent to, which fills in the sign-in form. Empty if unknown. */
  email: string
  /** Replaces defaults for a used link, which offer 'Sign In'. */
  used: { tone?: 'error'; help?: string; linkLabel?: string; to?: string }
}

export function SetupLinkRejection({
  problem,
  page,
  isRetrying,
  onRetry,
  replacesForm,
  isAccountCreated,
  email,
  used,
}: SetupLinkRejectionProps) {
  const noticeRef = useStepFocus<HTMLDivElement>(problem, replacesForm)
  const contactEmail = use(ContactEmail)
  const isUsed = problem === 'used' && !isAccountCreated
  return (
    <>
      {isRetrying ? (
        <Spinner label="Checking your link…" showLabel />
      ) : (
        <Notice
          ref={noticeRef}
          tabIndex={-1}
          tone={isUsed ? (used.tone ?? 'info') : 'error'}
          title={problem === 'noEmail' ? 'User email not found' : SETUP_LINK_MESSAGES[page][problem]}
        >
          {isAccountCreated ? NOT_CONNECTED : (isUsed && used.help) || HELP[problem]}
        </Notice>
      )}
      <div className={styles.actions}>
        {problem === 'unverified' && (
          <Button variant="primary" size="large" block busy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        )}
        {isAccountCreated && (
          <ButtonLink variant="primary" size="large" block href={`mailto:${contactEmail}`}>
            Ask for a new link
          </ButtonLink>
        )}
        {isUsed && (
          <ButtonLink
            variant="primary"
            size="large"
            block
            render={used.to ? <Link to={used.to} /> : <Link to={PATHS.demoLogin} state={{ email }} />}
          >
            {used.linkLabel ?? 'Sign In'}
          </ButtonLink>
        )}
        <ButtonLink size="large" block render={<Link to={PATHS.home} />}>
          Return to Home
        </ButtonLink>
      </div>
    </>
  )
}
