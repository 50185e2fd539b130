import { Mail } from 'lucide-react'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import type { ViewState } from '../../machines/viewState.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './DemoLoginView.css.ts'
import type { DemoLoginEvent, demoLoginMachine } from './demoLogin.machine.ts'

export interface DemoLoginViewProps {
  state: ViewState<typeof demoLoginMachine>
  send: (event: DemoLoginEvent) => void
  /** Where 'Contact Us' writes to. */
  contactEmail: string
}

export function DemoLoginView({ state, send, contactEmail }: DemoLoginViewProps) {
  const { fields, failure } = state.context
  const isBusy = state.matches('authenticating') || state.matches('grantedBackend')
  const passwordRef = useRef<HTMLInputElement>(null)

  // A failure clears the password, so that is where the person goes on.
  useEffect(() => {
    if (failure !== null) passwordRef.current?.focus()
  }, [failure])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
  }

  return (
    <AuthLayout
      brand={<Mark wordmark={PRODUCT_NAME} />}
      title="Demo login"
      subtitle="Use the email and password from your invitation."
      foot={
        <>
          <span className={styles.quiet}>Trouble signing in?</span>
          <ButtonLink
            variant="quiet"
            size="small"
            icon={<Mail aria-hidden="true" />}
            href={`mailto:${contactEmail}`}
          >
            Contact Us
          </ButtonLink>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {failure !== null && <FailureNotice message={failure} />}
        <TextField
          label="Email"
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
          autoComplete="current-password"
          placeholder="Enter your password"
          value={fields.values.password}
          error={fields.errors.password}
          readOnly={isBusy}
          onValueChange={(value) => send({ type: 'field.edited', name: 'password', value })}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          busy={isBusy}
          disabled={fields.values.password === ''}
        >
          Sign In
        </Button>
      </form>
    </AuthLayout>
  )
}

/** The first sentence says what happened, the rest what to do about it. */
function FailureNotice({ message }: { message: string }) {
  const end = message.search(/[.:] /) + 1
  return (
    <Notice tone="error" title={end > 0 ? message.slice(0, end) : message}>
      {end > 0 && message.slice(end + 1)}
    </Notice>
  )
}
