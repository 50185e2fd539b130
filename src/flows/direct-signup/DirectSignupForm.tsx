import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { DirectSignupFailure } from './DirectSignupFailure.tsx'
import * as styles from './DirectSignupView.css.ts'
import type { DirectSignupEvent, directSignupMachine } from './directSignup.machine.ts'

export interface DirectSignupFormProps {
  state: ViewState<typeof directSignupMachine>
  send: (event: DirectSignupEvent) => void
}

/** The five fields, all required. */
export function DirectSignupForm({ state, send }: DirectSignupFormProps) {
  const { fields, failure } = state.context
  const isConnecting = state.matches('connectingBackend')
  const isBusy = isConnecting || state.matches('creatingAccount')
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
  const field = (name: keyof AccountValues) => ({
    value: fields.values[name],
    error: fields.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'field.edited', name, value }),
  })

  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
      {failure !== null && <DirectSignupFailure failure={failure} email={fields.values.email} />}
      <div className={styles.names}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        {...field('password')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {isConnecting ? 'Connecting to the backend…' : 'Create Account & Continue'}
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
