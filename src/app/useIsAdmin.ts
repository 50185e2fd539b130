import { useEffect, useState } from 'react'
import { useSession } from '../session/SessionProvider.tsx'

/** Whether the signed-in user can open the admin area. False until it is known, and if it could not be checked. */
export function useIsAdmin(): boolean {
  const userId = useSession(({ context }) => context.hostedUser?.id ?? null)
  const [adminId, setAdminId] = useState<string | null>(null)

  useEffect(() => {
    if (userId === null) return
    const controller = new AbortController()
    // Loaded on demand, so that the page does not wait for it.
    import('../hosted/admins.ts')
      .then(({ isAdmin }) => isAdmin(controller.signal))
      .then((isUserAdmin) => !controller.signal.aborted && setAdminId(isUserAdmin ? userId : null))
      .catch(() => {})
    return () => controller.abort()
  }, [userId])

  return userId !== null && adminId === userId
}
