import { type Ref, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { OtherFactors } from './OtherFactors.tsx'
import { SecondFactorCodeForm } from './SecondFactorCodeForm.tsx'
import * as styles from './SecondFactorView.css.ts'
import { chosenFactor } from './secondFactor.machine.ts'
import { errorText } from './secondFactor.texts.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

export function SecondFactorView({ state, send, cancelLabel }: SecondFactorViewProps) {
  const factor = chosenFactor(state.context)
  if (state.matches('failed')) return <Failed state={state} send={send} cancelLabel={cancelLabel} />
  if (factor !== null)
    return <SecondFactorCodeForm state={state} send={send} cancelLabel={cancelLabel} factor={factor} />
  return (
    <div className={styles.column}>
      <Spinner label="Loading verification" showLabel />
      <BackButton send={send} cancelLabel={cancelLabel} />
    </div>
  )
}

function Failed({ state, send, cancelLabel }: SecondFactorViewProps) {
  const { error, failure } = state.context
  const type = chosenFactor(state.context)?.type ?? null
  const isRetryPossible = state.can({ type: 'retry.requested' })
  const firstButtonRef = useRef<HTMLButtonElement>(null)

  // The element that had the focus was removed.
  useEffect(() => firstButtonRef.current?.focus(), [])

  return (
    <div className={styles.column}>
      <Notice tone="error" title="Verification couldn't be completed.">
        {error !== null && errorText(error, type, failure)}
      </Notice>
      <div className={styles.buttons}>
        {isRetryPossible && (
          <Button
            ref={firstButtonRef}
            variant="primary"
            size="large"
            block
            onClick={() => send({ type: 'retry.requested' })}
          >
            Try again
          </Button>
        )}
        <BackButton
          send={send}
          cancelLabel={cancelLabel}
          ref={isRetryPossible ? undefined : firstButtonRef}
        />
      </div>
      <OtherFactors state={state} send={send} />
    </div>
  )
}

interface BackButtonProps extends Pick<SecondFactorViewProps, 'send' | 'cancelLabel'> {
  ref?: Ref<HTMLButtonElement> | undefined
}

function BackButton({ send, cancelLabel = 'Back to sign in', ref }: BackButtonProps) {
  return (
    <Button ref={ref} size="large" block onClick={() => send({ type: 'back.requested' })}>
      {cancelLabel}
    </Button>
  )
}
