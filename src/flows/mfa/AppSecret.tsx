import { PRODUCT_NAME } from '../../domain/product.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { groupedSecret } from './factorForm.ts'
import * as styles from './MfaView.css.ts'
import type { Enrolment } from './mfa.base.ts'

/** What an authenticator app has to learn, in three ways: a picture, letters, an address. */
export function AppSecret({ qr, secret, uri }: NonNullable<Enrolment['totp']>) {
  return (
    <div className={styles.enrolment}>
      <img
        className={styles.qr}
        src={qr}
        alt={`QR code that adds ${PRODUCT_NAME} to your authenticator app`}
      />
      <div className={styles.byHand}>
        <Link href={uri} standalone>
          Open in your authenticator app
        </Link>
        <p>Or enter this key there by hand:</p>
        <code className={styles.secret}>{groupedSecret(secret)}</code>
        <CopyButton text={secret} what="key" size="small" />
      </div>
    </div>
  )
}
