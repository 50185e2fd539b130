import { encode } from 'uqr'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { CancelEnrollmentButton, EnrollmentCodeForm } from './EnrollmentCodeForm.tsx'
import { groupedSecret } from './factorForm.ts'
import * as styles from './MfaView.css.ts'
import type { Enrollment } from './mfa.types.ts'
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

function TotpSecret({ secret, uri }: NonNullable<Enrollment['totp']>) {
  return (
    <div className={styles.enrollment}>
      <QrCode
        className={styles.qr}
        text={uri}
        label={`QR code that adds ${PRODUCT_NAME} to your authenticator app`}
      />
      <div className={styles.manualEntry}>
        <Link href={uri} standalone>
          Open in your authenticator app
        </Link>
        <p>Or enter this key manually:</p>
        <code className={styles.secret}>{groupedSecret(secret)}</code>
        <CopyButton text={secret} what="key" size="small" />
      </div>
    </div>
  )
}

function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { size, data } = encode(text, { ecc: 'M' })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="black" d={modules.join('')} />
    </svg>
  )
}
