import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaStep } from './viewProps.ts'

/** The first code of a new factor. A complete one is checked at once. */
export function VerifyForm({ state, send }: MfaStep) {
  const { code, kind } = state.context
  const isEntering = state.matches('enrolling')
  const codeRef = useRef<HTMLInputElement>(null)
  const error = code.errors.code

  // It took the place of what had the focus, and what is wrong is put right in its one field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the moments, not what is read
  useEffect(() => codeRef.current?.focus(), [error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'code.submitted' })
  }

  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <CodeField
        ref={codeRef}
        label="Code"
        labelEnd={kind === 'phone' && <Resend state={state} send={send} />}
        value={code.values.code}
        error={error}
        readOnly={!isEntering}
        onValueChange={(next) => send({ type: 'code.edited', code: next })}
        onComplete={() => send({ type: 'code.submitted' })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" busy={state.matches('verifying')} disabled={!isEntering}>
          Verify
        </Button>
        <Cancel state={state} send={send} />
      </div>
    </form>
  )
}

/** Gives the new factor up. */
export function Cancel({ state, send }: MfaStep) {
  const cancelled = { type: 'enrolment.cancelled' } as const
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

function Resend({ state, send }: MfaStep) {
  const requested = { type: 'message.requested' } as const
  return (
    <Link
      tone="quiet"
      standalone
      render={<button type="button" disabled={!state.can(requested)} />}
      onClick={() => send(requested)}
    >
      Send a new code
    </Link>
  )
}
