import { Notice } from '../../../ui/Notice/Notice.tsx'
import * as styles from './Hero.css.ts'

export interface ReadyAccount {
  email: string
  onDismiss: () => void
}

/** Tells a user who has just set up an account to sign in. Loaded on demand: most visitors do not see it. */
export default function AccountReadyNotice({ email, onDismiss }: ReadyAccount) {
  return (
    <Notice tone="success" className={styles.ready} title="Your account is ready" onDismiss={onDismiss}>
      Sign in as <bdi>{email}</bdi> with the password you chose.
    </Notice>
  )
}
