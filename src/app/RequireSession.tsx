import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionProvider.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { PATHS } from './paths.ts'
import { stateReturningTo } from './returnTo.ts'

/**
 * Lets only signed-in people through. Who has just signed out goes to the landing page; others sign in first and
 * then come back to the page they asked for.
 */
export function RequireSession() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const isSignedIn = useSession((session) => session.matches('backend'))
  const hasSignedOut = useSession((session) => session.context.end === 'requested')
  if (isRestoring) return <PageSpinner />
  if (hasSignedOut) return <Navigate to={PATHS.home} replace />
  if (!isSignedIn) return <Navigate to={PATHS.demoLogin} replace state={stateReturningTo(location)} />
  return <Outlet />
}
