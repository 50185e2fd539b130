import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './MagicSetupView.css.ts'
import type { MagicSetupEvent, magicSetupMachine } from './magicSetup.machine.ts'

export interface MagicSetupFormProps {
  state: ViewState<typeof magicSetupMachine>
  send: (event: MagicSetupEvent) => void
}

/** The password, chosen. */
export function MagicSetupForm({ state, send }: MagicSetupFormProps) {
  const { person, fields, failure } = state.context
  const { password, confirmPassword } = fields.values
  const isBusy = !state.matches('form')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'form.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure !== null && (
        <Notice tone="error" title={failure.message}>
          {failure.reason}
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        value={person?.email ?? ''}
        onValueChange={() => {}}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters"
        value={password}
        error={fields.errors.password}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'field.edited', name: 'password', value })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={confirmPassword}
        error={fields.errors.confirmPassword}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: 'field.edited', name: 'confirmPassword', value })}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={isBusy}
        disabled={password === '' || confirmPassword === ''}
      >
        Create Account
      </Button>
    </form>
  )
}
