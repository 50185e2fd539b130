import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './MfaView.css.ts'
import { SECTION_TITLE } from './MfaView.tsx'

/** Explains why a session without a provider account has no second factors. */
export function MfaUnavailable({ isDemo }: { isDemo: boolean }) {
  return (
    <Card title={SECTION_TITLE}>
      <p className={styles.text}>
        {isDemo
          ? 'You are here as a demo guest. Two-factor authentication protects an account, and comes with one of your own.'
          : 'Your sign-in reached the backend alone, which has no second factor. Once you are signed in at the account service as well, you can set one up here.'}
      </p>
    </Card>
  )
}
