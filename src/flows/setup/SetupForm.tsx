import { useId } from 'react'
import { PASSWORD_MUST_CONTAIN, passwordChecklist } from '../../domain/password.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Form } from '../../modules/form/Form.tsx'
import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Checklist } from '../../ui/Checklist/Checklist.tsx'
import { PasswordField } from '../../ui/PasswordField/PasswordField.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { SetupFailure } from './SetupFailure.tsx'
import * as styles from './SetupView.css.ts'
import type { SetupEvent, setupMachine } from './setup.machine.ts'

const STEP_LABELS = {
  checkingLink: 'Checking your link…',
  signingUp: 'Creating your account…',
  claiming: 'Setting up your account…',
  registering: 'Setting up your account…',
  markingRegistered: 'Setting up your account…',
  signingOut: 'Finishing…',
} as const

export interface SetupFormProps {
  state: ViewState<typeof setupMachine>
  send: (event: SetupEvent) => void
}

/** The password form. If setup was interrupted after the sign-up, it offers to finish the remaining steps. */
export function SetupForm({ state, send }: SetupFormProps) {
  const { applicant, fields } = state.context
  const checklistId = useId()
  const step = stepLabel(state.value)
  const isInterrupted = state.matches('interrupted')
  const isReadOnly = step !== null || isInterrupted
  const hasFailed = step === null && !state.matches({ form: 'choosingPassword' })
  const checklist = passwordChecklist(fields.values.password)

  return (
    <Form className={styles.form} onSubmit={() => send({ type: 'form.submitted' })}>
      <FormNotice busy={step !== null}>{hasFailed && <SetupFailure state={state} />}</FormNotice>
      <RequiredNote />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        readOnly
        value={applicant?.email ?? ''}
        onValueChange={() => {}}
      />
      <div className={styles.password}>
        <PasswordField
          label="Password"
          required
          autoComplete="new-password"
          aria-describedby={checklistId}
          value={fields.values.password}
          error={fields.errors.password}
          readOnly={isReadOnly}
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
        required
        autoComplete="new-password"
        value={fields.values.confirmPassword}
        error={fields.errors.confirmPassword}
        readOnly={isReadOnly}
        onValueChange={(value) => send({ type: 'field.edited', name: 'confirmPassword', value })}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" block busy={step !== null}>
          {step ?? (isInterrupted ? 'Finish Setup' : 'Create Account')}
        </Button>
        {isInterrupted && (
          <Button variant="quiet" size="large" block onClick={() => send({ type: 'steps.skipped' })}>
            Sign in without finishing
          </Button>
        )}
      </div>
    </Form>
  )
}

/** The label of the current step, or null. */
function stepLabel(value: SetupFormProps['state']['value']): string | null {
  return typeof value === 'object' && 'submitting' in value && value.submitting !== undefined
    ? STEP_LABELS[value.submitting]
    : null
}
