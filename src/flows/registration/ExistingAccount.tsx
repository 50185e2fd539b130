import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import * as styles from './RegistrationView.css.ts'

export interface ExistingAccountProps {
  /** Empty if unknown. */
  email: string
  /** Whether it replaces a submitted form, whose focus it takes. */
  replacesForm: boolean
}

/** Links to sign in, for an applicant who already has an account. */
export function ExistingAccount({ email, replacesForm }: ExistingAccountProps) {
  const signInRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (replacesForm) signInRef.current?.focus()
  }, [replacesForm])

  const state = { email }
  return (
    <div className={styles.existingAccount}>
      {email !== '' && (
        <p className={styles.account}>
          Your account is <span className={styles.email}>{email}</span>.
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink
          ref={signInRef}
          variant="primary"
          size="large"
          block
          render={<Link to={PATHS.demoLogin} state={state} />}
        >
          Sign In
        </ButtonLink>
        <ButtonLink size="large" block render={<Link to={PATHS.resetPassword} state={state} />}>
          Forgot password
        </ButtonLink>
      </div>
    </div>
  )
}
