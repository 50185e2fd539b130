import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { isSignedOut, modeOf } from '../session/access.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { stateReturningTo } from './returnTo.ts'

/**
 * Lets only signed-in people through. Who has just signed out goes to the landing page; others sign in first and
 * then come back to the page they asked for.
 */
export function RequireSession() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(modeOf)
  const hasSignedOut = useSession(isSignedOut)
  if (isRestoring) return <PageSpinner />
  if (mode !== null) return <Outlet />
  if (hasSignedOut) return <Navigate to={PATHS.home} replace />
  return <Navigate to={PATHS.demoLogin} replace state={stateReturningTo(location)} />
}
