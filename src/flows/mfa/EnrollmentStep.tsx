import { Button } from '../../ui/Button/Button.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { CancelEnrollmentButton, EnrollmentCodeForm } from './EnrollmentCodeForm.tsx'
import * as styles from './MfaView.css.ts'
import { TotpSecret } from './TotpSecret.tsx'
import type { MfaPartProps } from './viewProps.ts'

export function EnrollmentStep({ state, send }: MfaPartProps) {
  const { enrollment, challengeId, fields } = state.context
  if (enrollment?.totp)
    return (
      <>
        <p className={styles.text}>
          Scan this QR code with your authenticator app, then enter the six-digit code it shows.
        </p>
        <TotpSecret {...enrollment.totp} />
        <EnrollmentCodeForm state={state} send={send} />
      </>
    )

  const number = <bdi className={styles.emphasis}>{fields.values.phone.trim()}</bdi>
  if (challengeId !== null)
    return (
      <>
        <p className={styles.text}>We sent a text message with a six-digit code to {number}.</p>
        <EnrollmentCodeForm state={state} send={send} />
      </>
    )
  return (
    <>
      {state.matches('texting') && <Spinner label="Sending a text message" showLabel />}
      <div className={styles.buttons}>
        {!state.matches('texting') && (
          <Button
            variant="primary"
            disabled={!state.can({ type: 'message.requested' })}
            onClick={() => send({ type: 'message.requested' })}
          >
            Send code
          </Button>
        )}
        <CancelEnrollmentButton state={state} send={send} />
      </div>
    </>
  )
}
