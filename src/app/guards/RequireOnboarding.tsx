import { useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { readSetupData } from '../../session/signUpStorage.ts'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { Redirect } from './Redirect.tsx'
import { stateReturningTo } from './returnTo.ts'

/** Renders onboarding for signed-in users, and after magic setup in this tab. */
export default function RequireOnboarding() {
  const location = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(accessModeOf)
  // Checked once: onboarding clears the setup data before its last step.
  const [hasSetupData] = useState(() => readSetupData() !== null)
  if (isRestoring) return <PageSpinner />
  if (mode !== null || hasSetupData) return <Outlet />
  return <Redirect to={PATHS.demoLogin} state={stateReturningTo(location)} />
}
