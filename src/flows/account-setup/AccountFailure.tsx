import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { UNFINISHED_SETUP } from '../../modules/setup-link/UnfinishedSetup.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './AccountSetup.css.ts'
import type { AccountPage } from './accountFields.ts'
import type { AccountSetupContext, AccountFailure as Failure } from './accountSetup.context.ts'
import { SETUP_LINK_MESSAGES } from './setupLinkMessages.ts'

const NOT_CREATED: Record<AccountPage, string> = {
  setup: 'Failed to create user account',
  magicSetup: 'Failed to create account',
  registration: SETUP_LINK_MESSAGES.registration.unverified,
  signup: 'Failed to create account',
}

export interface AccountFailureProps {
  context: AccountSetupContext
  failure: Failure
}

export function AccountFailure({ context: { page, token, fields }, failure }: AccountFailureProps) {
  const { email } = fields.values
  if (failure.kind === 'unfinished')
    return (
      <Notice tone="warning" title={UNFINISHED_SETUP}>
        {failure.reason}
      </Notice>
    )
  if (failure.kind !== 'exists') {
    const mayHelpToRetry = page === 'magicSetup' && failure.kind === 'failed'
    return (
      <Notice
        tone="error"
        title={mayHelpToRetry ? `${NOT_CREATED[page]}. Please try again.` : NOT_CREATED[page]}
      >
        {failure.reason}
      </Notice>
    )
  }
  return (
    <Notice
      tone="error"
      title={NOT_CREATED[page]}
      action={
        <div className={styles.links}>
          <ButtonLink
            size="small"
            render={<Link to={PATHS.demoLogin} state={linkSignInState(token, email)} />}
          >
            Sign In
          </ButtonLink>
          {page === 'setup' && (
            <ButtonLink
              size="small"
              variant="quiet"
              render={<Link to={PATHS.resetPassword} state={{ email }} />}
            >
              Forgot password?
            </ButtonLink>
          )}
        </div>
      }
    >
      {page === 'setup'
        ? 'An account with this email already exists, with a different password or two-factor authentication. Sign in to finish setting up.'
        : 'An account with this email already exists. Sign in, or use another email.'}
    </Notice>
  )
}
