import type { Ref } from 'react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { CodeForm } from './CodeForm.tsx'
import { OtherFactors } from './OtherFactors.tsx'
import * as styles from './SecondFactorView.css.ts'
import { chosenFactor } from './secondFactor.machine.ts'
import { troubleText } from './secondFactor.words.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

export function SecondFactorView({ state, send, cancelLabel }: SecondFactorViewProps) {
  const factor = chosenFactor(state.context)
  if (state.matches('failed')) return <Failed state={state} send={send} cancelLabel={cancelLabel} />
  if (factor !== null) return <CodeForm state={state} send={send} cancelLabel={cancelLabel} factor={factor} />
  return (
    <div className={styles.column}>
      <Spinner label="Looking up your second factor" showLabel />
      <Back send={send} cancelLabel={cancelLabel} />
    </div>
  )
}

/** The factor cannot be asked, or not any more. */
function Failed({ state, send, cancelLabel }: SecondFactorViewProps) {
  const { trouble } = state.context
  const type = chosenFactor(state.context)?.type ?? null
  const isRetryPossible = state.can({ type: 'retry.requested' })
  const firstRef = useRef<HTMLButtonElement>(null)

  // What had the focus is gone.
  useEffect(() => firstRef.current?.focus(), [])

  return (
    <div className={styles.column}>
      <Notice tone="error" title="Your second factor could not be checked.">
        {trouble !== null && troubleText(trouble, type)}
      </Notice>
      <div className={styles.buttons}>
        {isRetryPossible && (
          <Button
            ref={firstRef}
            variant="primary"
            size="large"
            block
            onClick={() => send({ type: 'retry.requested' })}
          >
            Try again
          </Button>
        )}
        <Back send={send} cancelLabel={cancelLabel} ref={isRetryPossible ? undefined : firstRef} />
      </div>
      <OtherFactors state={state} send={send} />
    </div>
  )
}

interface BackProps extends Pick<SecondFactorViewProps, 'send' | 'cancelLabel'> {
  ref?: Ref<HTMLButtonElement> | undefined
}

function Back({ send, cancelLabel = 'Back to sign in', ref }: BackProps) {
  return (
    <Button ref={ref} size="large" block onClick={() => send({ type: 'back.requested' })}>
      {cancelLabel}
    </Button>
  )
}
