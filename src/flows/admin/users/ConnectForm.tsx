import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import * as styles from './AdminUsersView.css.ts'
import type { AdminUsersProps } from './viewProps.ts'

/** Why there is no list, and the way to it: the admin's password for the backend. */
export function ConnectForm({ state, send }: AdminUsersProps) {
  const { email, connection, failure } = state.context
  const isBusy = state.matches({ list: 'connecting' })
  const error = connection.errors.password
  const passwordRef = useRef<HTMLInputElement>(null)

  // A failure clears the password, so that is where the person goes on; as where it was left out.
  useEffect(() => {
    if (failure !== null || error !== undefined) passwordRef.current?.focus()
  }, [failure, error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'connection.submitted' })
  }

  return (
    <Card
      title={
        <>
          Connect to the backend as <bdi className={styles.who}>{email}</bdi>
        </>
      }
    >
      <form className={styles.connection} onSubmit={submit} noValidate>
        <p className={styles.words}>
          The backend keeps these users, and you are signed in at the account service alone. Your password for
          the backend brings up the list. You stay signed in as you are.
        </p>
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          ref={passwordRef}
          label="Password"
          autoComplete="current-password"
          value={connection.values.password}
          error={error}
          readOnly={isBusy}
          onValueChange={(password) => send({ type: 'password.edited', password })}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          Connect
        </Button>
      </form>
    </Card>
  )
}
