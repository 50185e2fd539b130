import { Outlet, useLocation } from 'react-router-dom'
import { accessModeOf } from '../../session/access.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { Redirect } from './Redirect.tsx'
import { returnPath } from './returnTo.ts'

/** Redirects signed-in users to the page they requested before signing in. */
export function RedirectSignedIn() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(accessModeOf)
  if (isRestoring) return <PageSpinner />
  if (mode !== null) return <Redirect to={returnPath(location.state)} />
  return <Outlet />
}
