import { FormNotice } from '../../modules/form/FormNotice.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './PasswordResetView.css.ts'
import type { PasswordResetPartProps } from './viewProps.ts'

/** Shown after the request. The same for addresses with and without an account. */
export function LinkSentStep({ state, send }: PasswordResetPartProps) {
  const { failure, resent } = state.context
  const isPausing = state.matches({ sent: 'pausing' })
  const isResending = state.matches({ sent: 'resending' })
  return (
    <>
      <FormNotice busy={isResending}>
        {failure !== null && (
          <Notice tone="error" title="The email couldn't be resent.">
            {failure}
          </Notice>
        )}
      </FormNotice>
      {resent > 0 && isPausing && (
        <Notice tone="info">If this account exists, we've sent another email.</Notice>
      )}
      <p className={styles.paragraph}>
        Use the button in the email to choose a new password. Didn't get it? Check your spam folder and the
        address.
        {isPausing && ' You can resend in a minute.'}
      </p>
      <div className={styles.buttons}>
        <Button
          size="large"
          block
          busy={isResending}
          disabled={isPausing}
          focusableWhenDisabled
          onClick={() => send({ type: 'resend.requested' })}
        >
          Resend email
        </Button>
        <Button variant="quiet" size="large" block onClick={() => send({ type: 'emailChange.requested' })}>
          Use another email
        </Button>
      </div>
    </>
  )
}
