import type { Factor } from '../../hosted/factors.ts'
import { CodeForm } from '../../modules/code-entry/CodeForm.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { OtherFactors } from './OtherFactors.tsx'
import * as styles from './SecondFactorView.css.ts'
import { errorText, instruction, noticeText } from './secondFactor.texts.ts'
import type { SecondFactorViewProps } from './viewProps.ts'

export interface SecondFactorCodeFormProps extends SecondFactorViewProps {
  factor: Factor
}

export function SecondFactorCodeForm({
  state,
  send,
  cancelLabel = 'Back to sign in',
  factor,
}: SecondFactorCodeFormProps) {
  const { factors, code, error, failure, notice } = state.context
  const resendRequested = { type: 'code.resendRequested' } as const
  return (
    <CodeForm
      className={styles.column}
      code={code}
      error={error === null ? undefined : errorText(error, factor.type, failure)}
      focusKey={`${factor.id} ${error} ${notice}`}
      readOnly={state.matches({ challenged: 'verifying' }) || state.matches('verified')}
      verify={{ busy: !state.matches({ challenged: 'entering' }) }}
      resend={
        factor.type === 'phone'
          ? { disabled: !state.can(resendRequested), onClick: () => send(resendRequested) }
          : null
      }
      onEdit={(next) => send({ type: 'code.edited', code: next })}
      onSubmit={() => send({ type: 'form.submitted' })}
      stacked
      cancelButton={
        <Button size="large" block onClick={() => send({ type: 'back.requested' })}>
          {cancelLabel}
        </Button>
      }
      footer={<OtherFactors state={state} send={send} />}
    >
      <p className={styles.instruction}>{instruction(factor, factors.length > 1)}</p>
      {notice !== null && !state.matches('challenging') && (
        <Notice tone="info">{noticeText(notice, factor.type)}</Notice>
      )}
    </CodeForm>
  )
}
