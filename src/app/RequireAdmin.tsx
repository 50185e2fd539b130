import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { NOT_AN_ADMIN } from '../domain/adminSignIn.ts'
import { PATHS } from '../domain/paths.ts'
import { isAdmin } from '../hosted/admins.ts'
import { messageOf } from '../lib/messageOf.ts'
import { isSignedOut, modeOf } from '../session/access.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { toasts } from '../ui/Toasts/toasts.ts'
import { AdminUnknown } from './AdminUnknown.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { stateOpeningAdmin } from './returnTo.ts'

/**
 * Lets only admins through: signed in at the provider, with a row in admin_users. Others who are signed in go to
 * their own pages; who is not signs in as an admin first. Until it is known, and where it cannot be checked, nothing
 * behind it is shown or requested.
 */
export default function RequireAdmin() {
  const { pathname } = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(modeOf)
  const hasSignedOut = useSession(isSignedOut)
  const userId = useSession(({ context }) => context.hostedUser?.id ?? null)
  if (isRestoring) return <PageSpinner />
  if (mode === null && hasSignedOut) return <Navigate to={PATHS.home} replace />
  if (mode === null) return <Navigate to={PATHS.home} replace state={stateOpeningAdmin(pathname)} />
  return <AdminCheck key={userId} />
}

/** What is known about the person who came. */
type Known = { is: 'asking' | 'admin' | 'denied' } | { is: 'unknown'; failure: string; isAsking: boolean }

function AdminCheck() {
  const [known, setKnown] = useState<Known>({ is: 'asking' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks anew.
  useEffect(() => {
    const asking = new AbortController()
    const say = (answer: Known) => {
      if (asking.signal.aborted) return
      if (answer.is === 'denied') toasts.error(NOT_AN_ADMIN)
      setKnown(answer)
    }
    isAdmin(asking.signal).then(
      (isOne) => say({ is: isOne ? 'admin' : 'denied' }),
      (error: unknown) => say({ is: 'unknown', failure: messageOf(error), isAsking: false }),
    )
    return () => asking.abort()
  }, [attempt])

  switch (known.is) {
    case 'asking':
      return <PageSpinner />
    case 'admin':
      return <Outlet />
    case 'denied':
      return <Navigate to={PATHS.dashboard} replace />
    case 'unknown': {
      const retry = () => {
        setKnown({ ...known, isAsking: true })
        setAttempt(attempt + 1)
      }
      return <AdminUnknown failure={known.failure} isAsking={known.isAsking} onRetry={retry} />
    }
  }
}
