import { useEffect, useRef } from 'react'
import { Form } from '../../../modules/form/Form.tsx'
import { FormNotice } from '../../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../../modules/form/RequiredNote.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../../ui/PasswordField/PasswordField.tsx'
import * as styles from './AdminUsersView.css.ts'
import type { AdminUsersProps } from './viewProps.ts'

/** Connects an admin without a backend token: asks for the admin's backend password. */
export function ConnectForm({ state, send }: AdminUsersProps) {
  const { email, connection, failure } = state.context
  const isBusy = state.matches({ list: 'connecting' })
  const passwordRef = useRef<HTMLInputElement>(null)

  // A failure clears the password, so it must be typed again.
  useEffect(() => {
    if (failure !== null) passwordRef.current?.focus()
  }, [failure])

  return (
    <Card
      title={
        <>
          Connect to the backend as <bdi className={styles.account}>{email}</bdi>
        </>
      }
    >
      <Form
        className={styles.connection}
        busy={isBusy}
        onSubmit={() => send({ type: 'connection.submitted' })}
      >
        <p className={styles.explanation}>Enter your backend password to load users.</p>
        <FormNotice busy={isBusy}>{failure !== null && <Notice tone="error">{failure}</Notice>}</FormNotice>
        <input hidden readOnly autoComplete="username" value={email} />
        <RequiredNote />
        <PasswordField
          ref={passwordRef}
          label="Password"
          required
          autoComplete="current-password"
          value={connection.values.password}
          error={connection.errors.password}
          readOnly={isBusy}
          onValueChange={(password) => send({ type: 'password.edited', password })}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          Connect
        </Button>
      </Form>
    </Card>
  )
}
