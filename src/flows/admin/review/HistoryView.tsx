import { useId } from 'react'
import type { ApplicationEvent } from '../../../hosted/applicationEvents.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatRelativeTime } from '../../../lib/text/format.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import * as styles from './History.css.ts'
import type { historyMachine } from './history.machine.ts'

const LABELS: Readonly<Record<ApplicationEvent['kind'], string>> = {
  submitted: 'Applied',
  approved: 'Approved',
  rejected: 'Rejected',
  emailed: 'Setup email sent',
  registered: 'Account set up',
  active: 'First login',
  returned: 'Moved back to pending',
}

/** The events that admins cause; only these show who caused them. */
const ADMIN_EVENTS: readonly ApplicationEvent['kind'][] = ['approved', 'rejected', 'emailed', 'returned']

export interface HistoryViewProps {
  state: ViewState<typeof historyMachine>
  send: (event: { type: 'reload.requested' }) => void
  /** Milliseconds since 1970. */
  now: number
}

/** The history of an application, oldest event first. */
export function HistoryView({ state, send, now }: HistoryViewProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.history}>
      <h3 id={titleId} className={styles.title}>
        History
      </h3>
      {state.matches('loading') && (
        <div className={styles.list}>
          <Skeleton label="Loading history" width="60%" />
          <Skeleton width="45%" />
        </div>
      )}
      {state.matches({ loaded: 'empty' }) && <p className={styles.quiet}>No history yet.</p>}
      {state.matches('failed') && (
        <Notice
          tone="error"
          title="History couldn't be loaded"
          action={
            <Button size="small" onClick={() => send({ type: 'reload.requested' })}>
              Retry
            </Button>
          }
        >
          {state.context.failure}
        </Notice>
      )}
      {state.matches({ loaded: 'ready' }) && (
        <ol className={styles.list}>
          {state.context.data?.map((event) => (
            <li key={event.id} className={styles.line}>
              <span>
                {LABELS[event.kind]}
                {event.by_email !== null && ADMIN_EVENTS.includes(event.kind) && (
                  <span className={styles.quiet}>
                    {' by '}
                    <bdi>{toDisplayName(event.by_email)}</bdi>
                  </span>
                )}
              </span>
              <time dateTime={event.at} className={styles.quiet}>
                <bdi>{formatRelativeTime(event.at, now)}</bdi>
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
