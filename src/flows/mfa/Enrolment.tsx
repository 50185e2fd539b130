import { Button } from '../../ui/Button/Button.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { AppSecret } from './AppSecret.tsx'
import * as styles from './MfaView.css.ts'
import { Cancel, VerifyForm } from './VerifyForm.tsx'
import type { MfaStep } from './viewProps.ts'

/** A factor that waits for its first code: how to get one, and where to enter it. */
export function Enrolment({ state, send }: MfaStep) {
  const { enrolment, challengeId, fields } = state.context
  if (enrolment?.totp)
    return (
      <>
        <p className={styles.words}>
          Scan the picture with your authenticator app, then enter the six-digit code it shows.
        </p>
        <AppSecret {...enrolment.totp} />
        <VerifyForm state={state} send={send} />
      </>
    )

  const number = <bdi className={styles.named}>{fields.values.phone.trim()}</bdi>
  if (challengeId !== null)
    return (
      <>
        <p className={styles.words}>A text message with a six-digit code is on its way to {number}.</p>
        <VerifyForm state={state} send={send} />
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
            Send the code
          </Button>
        )}
        <Cancel state={state} send={send} />
      </div>
    </>
  )
}
