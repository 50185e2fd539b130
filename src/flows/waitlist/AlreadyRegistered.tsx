import { ContactLink } from '../../modules/contact/ContactLink.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ALREADY_REGISTERED } from './applicationForm.ts'
import * as styles from './ResultPanel.css.ts'
import { ResultPanel } from './ResultPanel.tsx'

/**
 * Shown when the email address is already on the waitlist. The applicant can enter another one. The text is true for a
 * rejected application too: its status is not shown, because anyone can enter an address.
 */
export function AlreadyRegistered({ email, onOtherEmail }: { email: string; onOtherEmail: () => void }) {
  return (
    <ResultPanel title={ALREADY_REGISTERED.title}>
      <p className={styles.text}>{ALREADY_REGISTERED.text}</p>
      <p className={styles.text}>
        If it's approved, we'll email the setup link to <strong className={styles.email}>{email}</strong>.
        Applied more than 48 hours ago and not heard from us? Write to <ContactLink />, and we'll look at your
        application again.
      </p>
      <Button className={styles.action} onClick={onOtherEmail}>
        Use another email
      </Button>
    </ResultPanel>
  )
}
