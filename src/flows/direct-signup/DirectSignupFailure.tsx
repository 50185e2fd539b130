import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { NewAccountContext } from '../../modules/account/newAccount.base.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'

export interface DirectSignupFailureProps {
  failure: NonNullable<NewAccountContext['failure']>
  /** As entered, passed on to the sign-in page. */
  email: string
}

/** Why the last attempt failed. */
export function DirectSignupFailure({ failure, email }: DirectSignupFailureProps) {
  const title = 'Failed to create account'
  if (failure.kind === 'failed')
    return (
      <Notice tone="error" title={title}>
        {failure.reason}
      </Notice>
    )
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <ButtonLink size="small" render={<Link to={PATHS.demoLogin} state={{ email }} />}>
          Sign In
        </ButtonLink>
      }
    >
      An account with this email already exists. Sign in, or use another email.
    </Notice>
  )
}
