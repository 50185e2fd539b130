import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { NOT_AN_ADMIN } from '../domain/adminSignIn.ts'
import { PATHS } from '../domain/paths.ts'
import { isAdmin } from '../hosted/admins.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { modeOf } from '../session/who.ts'
import { toasts } from '../ui/Toasts/toasts.ts'
import { PageSpinner } from './PageSpinner.tsx'
import { stateOpeningAdmin } from './returnTo.ts'

/**
 * Lets only admins through: signed in at the provider, with a row in admin_users. Others who are signed in go to
 * their own pages; who is not signs in as an admin first. What cannot be checked is not shown.
 */
export default function RequireAdmin() {
  const { pathname } = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(modeOf)
  const hasSignedOut = useSession((session) => session.context.end === 'requested')
  const userId = useSession(({ context }) => context.hostedUser?.id ?? null)
  if (isRestoring) return <PageSpinner />
  if (mode === null && hasSignedOut) return <Navigate to={PATHS.home} replace />
  if (mode === null) return <Navigate to={PATHS.home} replace state={stateOpeningAdmin(pathname)} />
  return <AdminCheck key={userId} userId={userId} />
}

function AdminCheck({ userId }: { userId: string | null }) {
  const [answer, setAnswer] = useState<'asking' | 'admin' | 'denied'>(userId === null ? 'denied' : 'asking')

  useEffect(() => {
    if (userId === null) return
    const asking = new AbortController()
    isAdmin(asking.signal).then(
      (isOne) => setAnswer(isOne ? 'admin' : 'denied'),
      () => !asking.signal.aborted && setAnswer('denied'),
    )
    return () => asking.abort()
  }, [userId])

  useEffect(() => {
    if (answer === 'denied') toasts.error(NOT_AN_ADMIN)
  }, [answer])

  if (answer === 'asking') return <PageSpinner />
  return answer === 'admin' ? <Outlet /> : <Navigate to={PATHS.dashboard} replace />
}
