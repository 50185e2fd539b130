import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { REGISTRATION_TOKEN_MESSAGES } from '../../domain/setupToken.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './RegistrationView.css.ts'
import type { registrationMachine } from './registration.machine.ts'
import type { EditableField, RegistrationEvent } from './registration.types.ts'

export interface RegistrationFormProps {
  state: ViewState<typeof registrationMachine>
  send: (event: RegistrationEvent) => void
}

/** The five fields; the e-mail is the application's. */
export function RegistrationForm({ state, send }: RegistrationFormProps) {
  const { fields, failure } = state.context
  const isBusy = state.matches('registering')
  const formRef = useRef<HTMLFormElement>(null)

  // The provider may send the password back.
  useEffect(() => {
    if (!isBusy && formRef.current) focusFirstInvalidField(formRef.current)
  }, [isBusy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'form.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }
  const field = (name: EditableField) => ({
    value: fields.values[name],
    error: fields.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'field.edited', name, value }),
  })

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      {failure !== null && (
        <Notice tone="error" title={REGISTRATION_TOKEN_MESSAGES.unverified}>
          {failure}
        </Notice>
      )}
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        hint="From your application"
        readOnly
        value={fields.values.email}
        error={fields.errors.email}
        onValueChange={() => {}}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {state.matches({ registering: 'connectingBackend' })
          ? 'Connecting to the backend…'
          : 'Create Account'}
      </Button>
      <p className={styles.aside}>
        Already have an account?{' '}
        <Link render={<RouterLink to={PATHS.demoLogin} state={{ email: fields.values.email }} />}>
          Sign in
        </Link>
      </p>
    </form>
  )
}
