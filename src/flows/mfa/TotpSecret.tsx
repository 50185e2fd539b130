import { PRODUCT_NAME } from '../../domain/product.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { groupedSecret } from './factorForm.ts'
import * as styles from './MfaView.css.ts'
import type { Enrollment } from './mfa.types.ts'
import { QrCode } from './QrCode.tsx'

export function TotpSecret({ secret, uri }: NonNullable<Enrollment['totp']>) {
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
