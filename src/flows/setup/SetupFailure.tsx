import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { UNFINISHED_SETUP } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './SetupView.css.ts'
import type { setupMachine } from './setup.machine.ts'

const NOT_CREATED = 'Failed to create user account'

export interface SetupFailureProps {
  state: ViewState<typeof setupMachine>
}

/** Why the last attempt failed; nothing if none did. */
export function SetupFailure({ state }: SetupFailureProps) {
  const { failure, token, applicant } = state.context
  const email = applicant?.email ?? ''
  if (state.matches('interrupted'))
    return (
      <Notice tone="warning" title={UNFINISHED_SETUP}>
        {failure}
      </Notice>
    )
  if (state.matches({ form: 'alreadyExists' }))
    return (
      <Notice
        tone="error"
        title={NOT_CREATED}
        action={
          <div className={styles.links}>
            <ButtonLink
              size="small"
              render={<Link to={PATHS.demoLogin} state={linkSignInState(token, email)} />}
            >
              Sign In
            </ButtonLink>
            <ButtonLink
              size="small"
              variant="quiet"
              render={<Link to={PATHS.resetPassword} state={{ email }} />}
            >
              Forgot password?
            </ButtonLink>
          </div>
        }
      >
        An account with this email already exists, with a different password or two-factor authentication.
        Sign in to finish setting up.
      </Notice>
    )
  return (
    state.matches({ form: 'failed' }) && (
      <Notice tone="error" title={NOT_CREATED}>
        {failure}
      </Notice>
    )
  )
}
