import type { FormEvent } from 'react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { PASSWORD_MUST_CONTAIN, passwordChecklist } from '../../domain/password.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { focusFirstInvalidField } from '../../modules/form/focusFirstInvalidField.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Checklist } from '../../ui/Checklist/Checklist.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { SetupFailure } from './SetupFailure.tsx'
import * as styles from './SetupView.css.ts'
import type { SetupEvent, setupMachine } from './setup.machine.ts'

const STEPS = {
  signingUp: 'Creating your account…',
  registering: 'Preparing your memory…',
  markingRegistered: 'Updating your application…',
  markingCreated: 'Closing your setup link…',
  signingOut: 'Finishing…',
} as const

export interface SetupFormProps {
  state: ViewState<typeof setupMachine>
  send: (event: SetupEvent) => void
}

/** The password, chosen. Once the account has it, what is left is finished from here as well. */
export function SetupForm({ state, send }: SetupFormProps) {
  const { person, fields } = state.context
  const checklistId = useId()
  const step = stepOf(state.value)
  const isInterrupted = state.matches('interrupted')
  const isFixed = step !== null || isInterrupted
  const checklist = passwordChecklist(fields.values.password)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => send({ type: 'form.submitted' }))
    focusFirstInvalidField(event.currentTarget)
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SetupFailure state={state} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        value={person?.email ?? ''}
        onValueChange={() => {}}
      />
      <div className={styles.choice}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          aria-describedby={checklistId}
          value={fields.values.password}
          error={fields.errors.password}
          readOnly={isFixed}
          onValueChange={(value) => send({ type: 'field.edited', name: 'password', value })}
        />
        <Checklist
          id={checklistId}
          title={PASSWORD_MUST_CONTAIN}
          items={checklist.map(({ text, isMet }) => ({ text, met: isMet }))}
          invalid={fields.errors.password !== undefined}
        />
      </div>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={fields.values.confirmPassword}
        error={fields.errors.confirmPassword}
        readOnly={isFixed}
        onValueChange={(value) => send({ type: 'field.edited', name: 'confirmPassword', value })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" block busy={step !== null}>
          {step ?? (isInterrupted ? 'Finish Setup' : 'Create Account')}
        </Button>
        {isInterrupted && (
          <Button variant="quiet" size="large" block onClick={() => send({ type: 'rest.skipped' })}>
            Sign in without finishing
          </Button>
        )}
      </div>
    </form>
  )
}

/** What is under way, in words, or null. */
function stepOf(value: SetupFormProps['state']['value']): string | null {
  return typeof value === 'object' && 'submitting' in value && value.submitting !== undefined
    ? STEPS[value.submitting]
    : null
}
