import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { AdminHeader } from './AdminHeader.tsx'
import * as styles from './AdminView.css.ts'
import { StatusCounters } from './waitlist/StatusCounters.tsx'
import type { AdminWaitlistProps } from './waitlist/viewProps.ts'
import { WaitlistTab } from './waitlist/WaitlistTab.tsx'

export const ADMIN_TABS = ['waitlist', 'users'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

export interface AdminViewProps extends AdminWaitlistProps {
  tab: AdminTab
  onTabChange: (tab: AdminTab) => void
  /** The panel of the backend's users. */
  users: ReactNode
  /** What decides about applications: its dialog, and what can still be undone. */
  dialog: ReactNode
  bar: ReactNode
  onLogOut: () => void
}

/** The admin area: how many applied and how far they have come, their applications, and the backend's users. */
export function AdminView({ tab, onTabChange, users, dialog, bar, onLogOut, ...waitlist }: AdminViewProps) {
  const { state, send } = waitlist
  const { submissions, isRefreshing, announcement } = state.context
  const isLoading = state.matches('loading')
  const isListed = state.matches('listed')
  return (
    <div className={styles.page}>
      <AdminHeader email={waitlist.email} onLogOut={onLogOut} />
      <main className={styles.main}>
        <PageHeader
          className={styles.title}
          title="Access"
          subtitle="Applications, accounts and setup links."
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
        {!state.matches('failed') && <StatusCounters submissions={isListed ? submissions : null} />}
        <Tabs
          label="Access"
          activation="manual"
          value={tab}
          onValueChange={onTabChange}
          tabs={[
            {
              value: 'waitlist',
              label: 'Waitlist Applications',
              count: isListed ? submissions.length : undefined,
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
