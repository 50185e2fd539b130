import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './PasswordResetView.css.ts'
import type { PasswordResetStep } from './viewProps.ts'

/** Where the link is to be sent. */
export function RequestForm({ state, send }: PasswordResetStep) {
  const { request, failure } = state.context
  const isBusy = state.matches('sending')
  const formRef = useRef<HTMLFormElement>(null)

  // The provider may send the address back.
  useEffect(() => {
    if (!isBusy && formRef.current) focusFirstInvalidField(formRef.current)
  }, [isBusy])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'request.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }

  return (
    <form ref={formRef} className={styles.column} onSubmit={submit} noValidate>
      {failure !== null && (
        <Notice tone="error" title="The email could not be sent.">
          {failure}
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        placeholder="name@example.com"
        value={request.values.email}
        error={request.errors.email}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'email.edited', value })}
      />
      <Button type="submit" variant="primary" size="large" block busy={isBusy}>
        {state.matches('expired') ? 'Send a new link' : 'Send the link'}
      </Button>
    </form>
  )
}
