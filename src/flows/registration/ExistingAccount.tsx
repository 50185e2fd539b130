import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import * as styles from './RegistrationView.css.ts'

export interface ExistingAccountProps {
  /** The account's; empty where it is not known. */
  email: string
  /** It takes the place of a form that was sent: the focus goes on here. */
  hadForm: boolean
}

/** In the place of the form: the account is there, and is signed in to. */
export function ExistingAccount({ email, hadForm }: ExistingAccountProps) {
  const signInRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (hadForm) signInRef.current?.focus()
  }, [hadForm])

  const state = { email }
  return (
    <div className={styles.form}>
      {email !== '' && (
        <p className={styles.aside}>
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
