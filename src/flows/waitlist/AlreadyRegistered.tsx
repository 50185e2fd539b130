import { Button } from '../../ui/Button/Button.tsx'
import { ALREADY_REGISTERED } from './applicationForm.ts'
import * as styles from './ResultPanel.css.ts'
import { ResultPanel } from './ResultPanel.tsx'

export interface AlreadyRegisteredProps {
  email: string
  /** The person applies with another address. */
  onOtherEmail: () => void
}

/** Somebody has applied before; where it was a slip of the keys, there is a way on. */
export function AlreadyRegistered({ email, onOtherEmail }: AlreadyRegisteredProps) {
  return (
    <ResultPanel title={ALREADY_REGISTERED.title}>
      <p className={styles.text}>{ALREADY_REGISTERED.text}</p>
      <p className={styles.text}>
        Once it is approved, the setup link is sent to <strong className={styles.email}>{email}</strong>.
      </p>
      <Button className={styles.action} onClick={onOtherEmail}>
        Use another email
      </Button>
    </ResultPanel>
  )
}
