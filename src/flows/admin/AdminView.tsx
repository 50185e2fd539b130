import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Mark } from '../../ui/Mark/Mark.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import '../../ui/print.css.ts'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import * as styles from './AdminView.css.ts'
import type { AdminTab } from './adminParams.ts'
import { StatusCounters } from './waitlist/StatusCounters.tsx'
import type { AdminWaitlistProps } from './waitlist/viewProps.ts'
import { WaitlistTab } from './waitlist/WaitlistTab.tsx'

export interface AdminViewProps extends AdminWaitlistProps {
  tab: AdminTab
  onTabChange: (tab: AdminTab) => void
  users: ReactNode
  /** The review dialog and the bar with recent decisions: see useDecisions. */
  dialog: ReactNode
  bar: ReactNode
  onLogOut: () => void
}

export function AdminView({ tab, onTabChange, users, dialog, bar, onLogOut, ...waitlist }: AdminViewProps) {
  const { state, send } = waitlist
  const { applications, filter, isRefreshing, announcement } = state.context
  const isLoading = state.matches('loading')
  const isListed = state.matches('listed')
  return (
    <div className={styles.page}>
      <AdminHeader email={waitlist.email} onLogOut={onLogOut} />
      <main className={styles.main}>
        <PageHeader
          className={styles.title}
          title="Waitlist & users"
          subtitle="Review applications and manage users."
          actions={
            <Button
              icon={<RotateCw aria-hidden="true" />}
              busy={isRefreshing || isLoading}
              onClick={() => send({ type: 'refresh.requested' })}
            >
              Refresh
            </Button>
          }
        />
        {!state.matches('failed') && (
          <StatusCounters
            applications={isListed ? applications : null}
            filter={filter}
            onFilter={(chosen) => {
              send({ type: 'filter.chosen', filter: chosen })
              onTabChange('waitlist')
            }}
          />
        )}
        <Tabs
          label="Waitlist & users"
          activation="manual"
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            {
              value: 'waitlist',
              label: 'Waitlist Applications',
              count: isListed ? applications.length : undefined,
              content: <WaitlistTab {...waitlist} />,
            },
            { value: 'users', label: 'FastAPI Users', content: users },
          ]}
        />
        {bar}
      </main>
      {dialog}
      <Announcement>{announcement}</Announcement>
    </div>
  )
}

function AdminHeader({ email, onLogOut }: { email: string; onLogOut: () => void }) {
  return (
    <header className={styles.header}>
      <Mark wordmark={PRODUCT_NAME} />
      <Badge>Admin</Badge>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <div className={styles.links}>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<ArrowLeft aria-hidden="true" />}
          render={<RouterLink to={PATHS.dashboard} />}
        >
          Back to Main App
        </ButtonLink>
        <Button size="small" variant="quiet" onClick={onLogOut}>
          Log Out
        </Button>
      </div>
    </header>
  )
}
