import { useMachine } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { downloadFile } from '../../lib/downloadFile.ts'
import { useNow } from '../../lib/useNow.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import type { AdminTab } from './AdminView.tsx'
import { ADMIN_TABS, AdminView } from './AdminView.tsx'
import { useDecisions } from './review/useDecisions.ts'
import { liveActors } from './waitlist/adminWaitlist.actors.ts'
import { adminWaitlistMachine } from './waitlist/adminWaitlist.machine.ts'
import { waitlistCsv, waitlistCsvName } from './waitlist/waitlistCsv.ts'

const AdminUsers = lazy(() => import('./users/AdminUsersScreen.tsx'))
const liveMachine = adminWaitlistMachine.provide({ actors: liveActors })

/** The admin area. */
export default function AdminScreen() {
  const session = useSessionActor()
  const email = useSession((state) => state.context.hostedUser?.email ?? sessionUserOf(state).email)
  const reviewedBy = useSession(({ context }) => context.hostedUser?.id ?? '')
  const hasBackend = useSession(accessModeOf) === 'backend'
  const [state, send, actor] = useMachine(liveMachine)
  const [tab, setTab] = useTab()
  const now = useNow()
  useEmitted(actor, { 'notification.raised': ({ tone, title, text }) => toasts[tone](title, text) })
  const decisions = useDecisions({
    reviewedBy,
    onChanged: (application) => send({ type: 'application.changed', application }),
  })
  return (
    <AdminView
      state={state}
      send={send}
      now={now}
      email={email}
      hasBackend={hasBackend}
      tab={tab}
      onTabChange={setTab}
      users={
        <Suspense fallback={<Spinner label="Loading" />}>
          <AdminUsers />
        </Suspense>
      }
      dialog={decisions.dialog}
      bar={decisions.bar}
      onReview={decisions.review}
      onDecide={decisions.decide}
      isDeciding={decisions.isBusy}
      onExport={(applications) =>
        downloadFile(waitlistCsvName(Date.now()), waitlistCsv(applications), 'text/csv')
      }
      onLogOut={() => {
        decisions.leave()
        session.send({ type: 'signOut.requested' })
      }}
    />
  )
}

/** The selected tab, stored in the URL's query. */
function useTab(): [AdminTab, (tab: AdminTab) => void] {
  const [params, setParams] = useSearchParams()
  const tab = ADMIN_TABS.find((name) => name === params.get('tab')) ?? 'waitlist'
  return [tab, (next) => setParams(next === 'waitlist' ? {} : { tab: next }, { replace: true })]
}
