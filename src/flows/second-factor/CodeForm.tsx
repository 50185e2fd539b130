import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { Factor } from '../../hosted/factors.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { OtherFactors } from './OtherFactors.tsx'
import * as styles from './SecondFactorView.css.ts'
import { instruction, newsText, troubleText } from './secondFactor.words.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

export interface CodeFormProps extends SecondFactorViewProps {
  /** The factor that is asked. */
  factor: Factor
}

/** The code of one factor. A complete one is checked at once; the button is for those who correct a digit. */
export function CodeForm({ state, send, cancelLabel = 'Back to sign in', factor }: CodeFormProps) {
  const { factors, code, trouble, news } = state.context
  const isEntering = state.matches({ asked: 'entering' })
  const isChecked = state.matches({ asked: 'verifying' }) || state.matches('verified')
  const codeRef = useRef<HTMLInputElement>(null)

  // The form took the place of what had the focus; and whatever is wrong is put right in its one field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the moments, not what is read
  useEffect(() => codeRef.current?.focus(), [factor.id, trouble, news])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: 'form.submitted' })
  }

  return (
    <form className={styles.column} onSubmit={submit} noValidate>
      <p className={styles.instruction}>{instruction(factor, factors.length > 1)}</p>
      {news !== null && !state.matches('challenging') && (
        <Notice tone="info">{newsText(news, factor.type)}</Notice>
      )}
      <CodeField
        ref={codeRef}
        label="Code"
        labelEnd={factor.type === 'phone' && <Resend state={state} send={send} />}
        value={code}
        error={trouble === null ? undefined : troubleText(trouble, factor.type)}
        readOnly={isChecked}
        onValueChange={(next) => send({ type: 'code.edited', code: next })}
        onComplete={() => send({ type: 'form.submitted' })}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" size="large" block busy={!isEntering}>
          Verify
        </Button>
        <Button size="large" block onClick={() => send({ type: 'back.requested' })}>
          {cancelLabel}
        </Button>
      </div>
      <OtherFactors state={state} send={send} />
    </form>
  )
}

/** Off for a while after each message: the next one would only overtake it. */
function Resend({ state, send }: SecondFactorViewProps) {
  const requested = { type: 'code.resendRequested' } as const
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
