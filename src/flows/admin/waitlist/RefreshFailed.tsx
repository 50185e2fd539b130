import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import * as styles from './WaitlistTab.css.ts'

export interface RefreshFailedProps {
  reason: string
  busy: boolean
  onRetry: () => void
}

/** Shown when a refresh failed. A neutral tone, because the last listing is still displayed. */
export function RefreshFailed({ reason, busy, onRetry }: RefreshFailedProps) {
  return (
    <Notice
      className={styles.refresh}
      title="The list couldn't be refreshed"
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      It may be out of date. {reason}
    </Notice>
  )
}
