import { type RefObject, useEffect } from 'react'
import { NOT_AN_ADMIN } from '../../domain/adminSignIn.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './AdminLoginForm.css.ts'
import type { AdminLoginEvent, adminLoginMachine } from './adminLogin.machine.ts'

/** Advice for each message of domain/adminSignIn.ts. */
const ADVICE: Readonly<Record<string, string>> = {
  'Login failed': 'Check your email and password, then type your password again.',
  'An unexpected error occurred': 'Check your internet connection, wait a minute, then try again.',
  [NOT_AN_ADMIN]: "You've been signed out. Try another account.",
}

export interface AdminLoginFormProps {
  state: ViewState<typeof adminLoginMachine>
  send: (event: AdminLoginEvent) => void
  emailRef: RefObject<HTMLInputElement | null>
  passwordRef: RefObject<HTMLInputElement | null>
}

export function AdminLoginForm({ state, send, emailRef, passwordRef }: AdminLoginFormProps) {
  const { fields, failure } = state.context
  const isBusy = state.hasTag('busy')
  const status = state.matches('checkingAdmin')
    ? 'Checking admin access…'
    : state.matches('admitted') && 'Opening the admin area…'

  // The machine cleared the password after a failure.
  useEffect(() => {
    if (failure !== null) passwordRef.current?.focus()
  }, [failure, passwordRef])

  return (
    <Form className={styles.form} onSubmit={() => send({ type: 'form.submitted' })}>
      <FormNotice busy={isBusy}>
        {failure !== null && (
          <Notice tone="error" title={failure}>
            {ADVICE[failure]}
          </Notice>
        )}
      </FormNotice>
      <RequiredNote />
      <TextField
        ref={emailRef}
        label="Email"
        required
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        value={fields.values.email}
        error={fields.errors.email}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'field.edited', name: 'email', value })}
      />
      <PasswordField
        ref={passwordRef}
        label="Password"
        required
        autoComplete="current-password"
        placeholder="Enter your password"
        value={fields.values.password}
        error={fields.errors.password}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'field.edited', name: 'password', value })}
      />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        Sign In
      </Button>
      <p className={styles.status}>{status}</p>
      <Announcement>{status}</Announcement>
    </Form>
  )
}
