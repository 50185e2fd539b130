import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { NOT_AN_ADMIN } from '../../domain/adminSignIn.ts'
import { PATHS } from '../../domain/paths.ts'
import { isAdmin } from '../../hosted/admins.ts'
import { isSessionRefused } from '../../hosted/errors.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { accessModeOf, didUserSignOut } from '../../session/access.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { PageSpinner } from '../pages/PageSpinner.tsx'
import { AdminCheckFailed } from './AdminCheckFailed.tsx'
import { Redirect } from './Redirect.tsx'
import { stateOpeningAdminLogin } from './returnTo.ts'

/**
 * Renders its routes for admins only: users with a provider session and a row in admin_users. Other signed-in users
 * are redirected to the dashboard, signed-out users to the admin login on the landing page. The routes render only after the
 * check. An admin whose provider session has ended must sign in again, although the backend still accepts its token.
 */
export default function RequireAdmin() {
  const { pathname, search, hash } = useLocation()
  const isRestoring = useSession((session) => session.matches('restoring'))
  const mode = useSession(accessModeOf)
  const hasSignedOut = useSession(didUserSignOut)
  const userId = useSession(({ context }) => context.hostedUser?.id ?? null)
  const isBackendAdmin = useSession(({ context }) => context.grant?.user.roles?.includes('admin') ?? false)
  const [hadProviderSession, setHadProviderSession] = useState(false)
  if (userId !== null && !hadProviderSession) setHadProviderSession(true)
  if (isRestoring) return <PageSpinner />
  if (mode === null && hasSignedOut) return <Redirect to={PATHS.home} />
  if (mode === null)
    return <Redirect to={PATHS.home} state={stateOpeningAdminLogin(`${pathname}${search}${hash}`)} />
  if (mode === 'backend' && userId === null && (hadProviderSession || isBackendAdmin)) return <SessionEnd />
  return <AdminCheck key={userId} />
}

/** Ends the session. The next render redirects to the admin login. */
function SessionEnd() {
  const session = useSessionActor()
  useEffect(() => session.send({ type: 'session.expired' }), [session])
  return <PageSpinner />
}

type CheckState =
  | { status: 'checking' | 'admin' | 'denied' | 'ended' }
  | { status: 'failed'; failure: string; isChecking: boolean }

function AdminCheck() {
  const [check, setCheck] = useState<CheckState>({ status: 'checking' })
  const [attempt, setAttempt] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt repeats the check.
  useEffect(() => {
    const controller = new AbortController()
    const finish = (result: CheckState) => {
      if (controller.signal.aborted) return
      if (result.status === 'denied') toasts.error(NOT_AN_ADMIN)
      setCheck(result)
    }
    isAdmin(controller.signal).then(
      (isUserAdmin) => finish({ status: isUserAdmin ? 'admin' : 'denied' }),
      (error: unknown) => {
        if (isSessionRefused(error)) finish({ status: 'ended' })
        else finish({ status: 'failed', failure: messageOf(error), isChecking: false })
      },
    )
    return () => controller.abort()
  }, [attempt])

  switch (check.status) {
    case 'checking':
      return <PageSpinner />
    case 'admin':
      return <Outlet />
    case 'denied':
      return <Redirect to={PATHS.dashboard} />
    case 'ended':
      return <SessionEnd />
    case 'failed': {
      const retry = () => {
        setCheck({ ...check, isChecking: true })
        setAttempt(attempt + 1)
      }
      return <AdminCheckFailed failure={check.failure} isChecking={check.isChecking} onRetry={retry} />
    }
  }
}
