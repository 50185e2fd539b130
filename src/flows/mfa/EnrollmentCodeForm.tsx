import { CodeForm } from '../../modules/code-entry/CodeForm.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaPartProps } from './viewProps.ts'

export function EnrollmentCodeForm({ state, send }: MfaPartProps) {
  const { code, factorType, note } = state.context
  const error = code.errors.code
  const isEntering = state.matches('enrolling')
  const messageRequested = { type: 'message.requested' } as const
  return (
    <CodeForm
      className={styles.panel}
      code={code.values.code}
      error={error}
      focusKey={`${error} ${note}`}
      readOnly={!isEntering}
      verify={{ busy: state.matches('verifying'), disabled: !isEntering }}
      resend={
        factorType === 'phone'
          ? { disabled: !state.can(messageRequested), onClick: () => send(messageRequested) }
          : null
      }
      onEdit={(next) => send({ type: 'code.edited', code: next })}
      onSubmit={() => send({ type: 'code.submitted' })}
      cancelButton={<CancelEnrollmentButton state={state} send={send} />}
    />
  )
}

export function CancelEnrollmentButton({ state, send }: MfaPartProps) {
  const cancelled = { type: 'enrollment.cancelled' } as const
  return (
    <Button
      busy={state.matches('cancelling')}
      disabled={!state.can(cancelled)}
      onClick={() => send(cancelled)}
    >
      Cancel
    </Button>
  )
}
