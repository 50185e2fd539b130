import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../session/SessionProvider.tsx'
import { PageSpinner } from './PageSpinner.tsx'
import { returnPath } from './returnTo.ts'

/** The sign-in screens are for people who are not signed in; the others go on to where they were headed. */
export function RedirectSignedIn() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const isSignedIn = useSession((session) => session.matches('backend'))
  if (isRestoring) return <PageSpinner />
  if (isSignedIn) return <Navigate to={returnPath(location.state)} replace />
  return <Outlet />
}
