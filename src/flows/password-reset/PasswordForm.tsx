import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordResetView.css.ts'
import type { PasswordResetStep } from './viewProps.ts'

/** The new password, twice. */
export function PasswordForm({ state, send }: PasswordResetStep) {
  const { passwords, request, failure } = state.context
  const isBusy = state.matches({ linked: 'saving' })
  const formRef = useRef<HTMLFormElement>(null)

  // The provider may send the password back.
  useEffect(() => {
    if (!isBusy && formRef.current) focusFirstInvalidField(formRef.current)
  }, [isBusy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'passwords.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }
  const field = (name: keyof typeof passwords.values) => ({
    autoComplete: 'new-password' as const,
    value: passwords.values[name],
    error: passwords.errors[name],
    readOnly: isBusy,
    onValueChange: (value: string) => send({ type: 'password.edited', name, value }),
  })

  return (
    <form ref={formRef} className={styles.column} onSubmit={submit} noValidate>
      {failure !== null && (
        <Notice tone="error" title="Your password could not be saved.">
          {failure}
        </Notice>
      )}
      {/* For password managers: whose password it is. */}
      <VisuallyHidden
        render={
          <input
            type="email"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            value={request.values.email}
          />
        }
      />
      <PasswordField label="New password" hint="At least 6 characters" {...field('password')} />
      <PasswordField label="Confirm password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        Save password
      </Button>
    </form>
  )
}
