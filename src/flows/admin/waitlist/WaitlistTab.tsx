import { Inbox } from 'lucide-react'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { WaitlistList } from './WaitlistList.tsx'
import * as styles from './WaitlistTab.css.ts'

export function WaitlistTab(props: AdminWaitlistProps) {
  const { state, send } = props
  const { failure, refreshFailure, isRefreshing } = state.context
  if (state.matches('failed'))
    return (
      <ErrorState
        title="Failed to load waitlist submissions"
        text={failure}
        onRetry={() => send({ type: 'reload.requested' })}
      />
    )
  return (
    <section aria-label="Waitlist Applications" className={styles.root}>
      {refreshFailure !== null && (
        <RefreshFailed
          reason={refreshFailure}
          busy={isRefreshing}
          onRetry={() => send({ type: 'refresh.requested' })}
        />
      )}
      {state.matches({ listed: 'empty' }) ? (
        <EmptyState icon={<Inbox />} title="No applications yet" text="New applications will appear here." />
      ) : (
        <WaitlistList {...props} />
      )}
    </section>
  )
}

/** Shown when a refresh failed. A neutral tone, because the last listing is still displayed. */
function RefreshFailed({ reason, busy, onRetry }: { reason: string; busy: boolean; onRetry: () => void }) {
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
