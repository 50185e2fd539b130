import { useState } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { modeOf } from '../session/access.ts'
import { useSession } from '../session/SessionProvider.tsx'
import { readSetupData } from '../session/tabStorage.ts'
import { PageSpinner } from './PageSpinner.tsx'

/** Onboarding is for whoever is signed in, and for whoever magic setup has sent in this tab. */
export default function RequireOnboarding() {
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(modeOf)
  // Onboarding clears its data before it ends; who was let in stays in.
  const [hasSetupData] = useState(() => readSetupData() !== null)
  if (isRestoring) return <PageSpinner />
  return mode !== null || hasSetupData ? <Outlet /> : <Navigate to={PATHS.demoLogin} replace />
}
