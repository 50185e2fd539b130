import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { linkSignInState } from '../../modules/setup-link/linkSignIn.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import * as styles from './AccountSetup.css.ts'

export interface ExistingAccountProps {
  /** The setup token; null if the link has none. */
  token: string | null
  /** Empty if unknown. */
  email: string
  /** Whether it replaces a submitted form, whose focus it takes. */
  replacesForm: boolean
}

/** Links to sign in, which finishes the setup, for an applicant who already has an account. */
export function ExistingAccount({ token, email, replacesForm }: ExistingAccountProps) {
  const signInRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (replacesForm) signInRef.current?.focus()
  }, [replacesForm])

  return (
    <div className={styles.form}>
      {email !== '' && (
        <p className={styles.note}>
          Your account is <span className={styles.email}>{email}</span>.
        </p>
      )}
      <p className={styles.note}>
        Sign in to finish setup. If you reset your password first, open your setup link again after that.
      </p>
      <div className={styles.actions}>
        <ButtonLink
          ref={signInRef}
          variant="primary"
          size="large"
          block
          render={<Link to={PATHS.demoLogin} state={linkSignInState(token, email)} />}
        >
          Sign In
        </ButtonLink>
        <ButtonLink size="large" block render={<Link to={PATHS.resetPassword} state={{ email }} />}>
          Forgot password?
        </ButtonLink>
      </div>
    </div>
  )
}
