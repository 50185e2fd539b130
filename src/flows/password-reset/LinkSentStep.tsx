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
          <Notice tone="error" title="The email could not be sent again.">
            {failure}
          </Notice>
        )}
      </FormNotice>
      {resent > 0 && isPausing && (
        <Notice tone="info">If there is an account, another email is on its way.</Notice>
      )}
      <p className={styles.paragraph}>
        Press the button in the email to choose a new password. Nothing there after a few minutes? Look among
        your spam, or check that the address is the one of your account.
        {isPausing && ' You can have it sent again in a minute.'}
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
          Send it again
        </Button>
        <Button variant="quiet" size="large" block onClick={() => send({ type: 'emailChange.requested' })}>
          Use another email
        </Button>
      </div>
    </>
  )
}
