import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './MfaView.css.ts'
import { SECTION_TITLE } from './MfaView.tsx'

export function MfaUnavailable({ isDemo }: { isDemo: boolean }) {
  return (
    <Card title={SECTION_TITLE}>
      <p className={styles.text}>
        {isDemo
          ? "You're using the demo as a guest. Two-factor authentication needs an account of your own."
          : "Two-factor authentication isn't available right now because you're not signed in to the sign-in service. Log out and sign in again to set it up."}
      </p>
    </Card>
  )
}
