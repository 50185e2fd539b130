import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { downloadFile } from '../../lib/downloadFile.ts'
import { readParams } from '../../lib/url/params.ts'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { useNow } from '../../lib/useNow.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { AdminView } from './AdminView.tsx'
import { ADMIN_PARAMS } from './adminParams.ts'
import { useDecisions } from './review/useDecisions.ts'
import { liveActors } from './waitlist/adminWaitlist.actors.ts'
import { adminWaitlistMachine } from './waitlist/adminWaitlist.machine.ts'
import { FAILURE_TITLES } from './waitlist/notifications.ts'
import { waitlistCsv, waitlistCsvName } from './waitlist/waitlistCsv.ts'
import { shownApplications } from './waitlist/waitlistSort.ts'

const AdminUsers = lazy(() => import('./users/AdminUsersScreen.tsx'))
const liveMachine = adminWaitlistMachine.provide({ actors: liveActors })

export default function AdminScreen() {
  const session = useSessionActor()
  const email = useSession((state) => state.context.hostedUser?.email ?? sessionUserOf(state).email)
  const reviewedBy = useSession(({ context }) => context.hostedUser?.id ?? '')
  const hasBackend = useSession(accessModeOf) === 'backend'
  const [state, send, actor] = useMachine(liveMachine)
  const { search: query } = useLocation()
  // Before the URL is followed, so that the other tab does not load its list.
  const [tab, setTab] = useState(() => readParams(ADMIN_PARAMS, query).tab)
  const { search, filter, sort } = state.context
  useUrlParams({
    params: ADMIN_PARAMS,
    values: { tab, search, status: filter, sort },
    onFollow(values) {
      setTab(values.tab)
      send({ type: 'url.followed', search: values.search, filter: values.status, sort: values.sort })
    },
  })
  const now = useNow()
  useEmitted(actor, {
    'notification.raised'({ tone, title, text }) {
      if (tone === 'success') for (const failure of Object.values(FAILURE_TITLES)) toasts.closeError(failure)
      toasts[tone](title, text)
    },
  })
  const decisions = useDecisions({
    session,
    reviewedBy,
    applications: state.context.applications,
    listShown: () => shownApplications(actor.getSnapshot().context),
    onChanged: (application) => send({ type: 'application.changed', application }),
  })
  const [isLoggingOut, setIsLoggingOut] = useState(false)
  function logOut() {
    decisions.leave()
    session.send({ type: 'signOut.requested' })
  }
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
      dialog={
        <>
          {decisions.dialog}
          <LogOutDialog
            open={isLoggingOut}
            waiting={decisions.waiting}
            onConfirm={logOut}
            onCancel={() => setIsLoggingOut(false)}
          />
        </>
      }
      bar={decisions.bar}
      onReview={decisions.review}
      onDecide={decisions.decide}
      onResend={decisions.resend}
      isDeciding={decisions.isBusy}
      onExport={(applications) =>
        downloadFile(waitlistCsvName(Date.now()), waitlistCsv(applications), 'text/csv')
      }
      // One email is sent while logging out, of many some would be lost.
      onLogOut={decisions.waiting > 1 ? () => setIsLoggingOut(true) : logOut}
    />
  )
}

interface LogOutDialogProps {
  open: boolean
  /** How many decisions and emails are waiting. */
  waiting: number
  onConfirm: () => void
  onCancel: () => void
}

function LogOutDialog({ open, waiting, onConfirm, onCancel }: LogOutDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Log out before everything is sent?"
      confirmLabel="Log out now"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {waiting === 0
        ? 'Everything has been saved and sent.'
        : `${waiting} ${waiting === 1 ? 'decision or email is' : 'decisions or emails are'} still waiting. If you log out now, some may be lost. Emails that were not sent are listed by the filter “Email not sent”.`}
    </ConfirmDialog>
  )
}
