import { useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './DemoLoginView.css.ts'
import { codeCheckDelayMs, type DemoLoginEvent } from './demoLogin.base.ts'
import type { demoLoginMachine } from './demoLogin.machine.ts'

export interface SignInFormProps {
  state: ViewState<typeof demoLoginMachine>
  send: (event: DemoLoginEvent) => void
}

export function SignInForm({ state, send }: SignInFormProps) {
  const { fields, failure, accessCodeHash } = state.context
  const isBusy = state.hasTag('busy')
  const isCheckDelayed = state.matches('delayingCheck')
  const isSigningOut = state.matches('signingOutOfProvider')
  const passwordRef = useRef<HTMLInputElement>(null)

  // The machine cleared the password after a failure or a canceled second factor.
  useEffect(() => {
    if (failure !== null || isSigningOut) passwordRef.current?.focus()
  }, [failure, isSigningOut])

  return (
    <Form className={styles.form} onSubmit={() => send({ type: 'form.submitted' })}>
      <FormNotice busy={isBusy}>
        {failure !== null ? (
          <FailureNotice message={failure} />
        ) : (
          isCheckDelayed && <DelayNotice milliseconds={codeCheckDelayMs(state.context)} />
        )}
      </FormNotice>
      <RequiredNote />
      <TextField
        label="Email"
        // The access code needs no email.
        required={accessCodeHash === ''}
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
        labelEnd={
          <Link
            tone="quiet"
            standalone
            render={<RouterLink to={PATHS.resetPassword} state={{ email: fields.values.email }} />}
          >
            Forgot password?
          </Link>
        }
        autoComplete="current-password"
        placeholder="Enter your password"
        value={fields.values.password}
        error={fields.errors.password}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'field.edited', name: 'password', value })}
      />
      {state.matches({ authenticating: 'completingSetup' }) && (
        <Notice tone="info" title="Setting up your account">
          This takes a few seconds and happens only once.
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={isBusy || isCheckDelayed}
        disabled={fields.values.password === ''}
      >
        Sign In
      </Button>
    </Form>
  )
}

/** Shows the first sentence as the title: what happened. The rest says what to do. */
function FailureNotice({ message }: { message: string }) {
  const end = message.search(/[.:] /) + 1
  return (
    <Notice tone="error" title={end > 0 ? message.slice(0, end) : message}>
      {end > 0 && message.slice(end + 1)}
    </Notice>
  )
}

function DelayNotice({ milliseconds }: { milliseconds: number }) {
  const seconds = milliseconds / 1000
  return (
    <Notice
      tone="info"
      title={`Checking the access code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}
    >
      Each wrong code makes the next wait longer. Edit a field to cancel.
    </Notice>
  )
}
