import { PRODUCT_NAME } from '../../domain/product.ts'
import { countByStatus } from '../../domain/waitlistCounts.ts'
import type { ViewState } from '../../machines/viewState.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { CounterStrip } from '../../ui/CounterStrip/CounterStrip.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './AdminView.css.ts'
import type { AdminWaitlistEvent, adminWaitlistMachine } from './adminWaitlist.machine.ts'

export interface AdminViewProps {
  state: ViewState<typeof adminWaitlistMachine>
  send: (event: AdminWaitlistEvent) => void
  /** Of the admin. */
  email: string
  onLogOut: () => void
}

/** How many applied, and how far they have come. */
export function AdminView({ state, send, email, onLogOut }: AdminViewProps) {
  const counts = countByStatus(state.context.submissions)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Mark wordmark={PRODUCT_NAME} />
        <span className={styles.who}>{email}</span>
        <Button size="small" variant="quiet" onClick={onLogOut}>
          Log Out
        </Button>
      </header>
      <main className={styles.main}>
        <PageHeader title="Access" subtitle="Who has applied, and how far they have come." />
        {state.matches('loading') && (
          <Skeleton shape="block" height="6rem" label="Loading the applications" />
        )}
        {state.matches('failed') && (
          <ErrorState
            title="Failed to load waitlist submissions"
            text="The account service did not answer as expected. Nothing was changed."
            onRetry={() => send({ type: 'reload.requested' })}
          />
        )}
        {(state.matches('ready') || state.matches('empty')) && (
          <CounterStrip
            items={[
              { label: 'Total', value: counts.total },
              { label: 'Pending Review', value: counts.pending, shape: 'pending' },
              { label: 'Approved', value: counts.approved, shape: 'partial' },
              { label: 'Registered', value: counts.registered, shape: 'threeQuarters' },
              { label: 'Active Users', value: counts.active, shape: 'check' },
              { label: 'Rejected', value: counts.rejected, shape: 'slash' },
            ]}
          />
        )}
      </main>
    </div>
  )
}
