import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { modeOf } from '../session/access.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { returnPath } from './returnTo.ts'

/** These screens are for people who are not signed in; the others go on to where they were headed. */
export function RedirectSignedIn() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(modeOf)
  if (isRestoring) return <PageSpinner />
  if (mode !== null) return <Navigate to={returnPath(location.state)} replace />
  return <Outlet />
}
