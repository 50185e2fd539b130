import { Outlet, useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { accessModeOf, didUserSignOut } from '../../session/access.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { Redirect } from './Redirect.tsx'
import { stateReturningTo } from './returnTo.ts'

/**
 * Renders its routes for signed-in users only. After a sign-out it redirects to the landing page, otherwise to the
 * demo login, which returns to the requested page.
 */
export function RequireSession() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(accessModeOf)
  const hasSignedOut = useSession(didUserSignOut)
  const lastEmail = useSession(({ context }) => context.lastEmail)
  if (isRestoring) return <PageSpinner />
  if (mode !== null) return <Outlet />
  if (hasSignedOut) return <Redirect to={PATHS.home} />
  return <Redirect to={PATHS.demoLogin} state={stateReturningTo(location, lastEmail)} />
}
