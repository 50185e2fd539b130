import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { groupedSecret } from '../../domain/factorForm.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MfaView.css.ts'
import type { Enrolment } from './mfa.setup.ts'

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
        <CopyButton text={secret} />
      </div>
    </div>
  )
}

/** Only where the browser lets a page copy; the letters can always be selected. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  if (!('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <Button size="small" icon={<Icon aria-hidden="true" />} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy key'}
      </Button>
      <VisuallyHidden render={<output />}>{isCopied && 'The key is copied.'}</VisuallyHidden>
    </>
  )
}
