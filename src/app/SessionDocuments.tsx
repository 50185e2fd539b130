import { useEffect } from 'react'
import { useSession, useSessionActor } from '../session/SessionProvider.tsx'

/** Loads the documents of a user with backend access, so that auto-index runs on every page. */
export function SessionDocuments(): null {
  const session = useSessionActor()
  const userId = useSession((state) => (state.matches('backend') ? state.context.grant?.user.id : undefined))
  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    import('../flows/knowledge-base/machine/sessionDocuments.ts').then(
      ({ sessionDocuments }) => isCurrent && sessionDocuments(session),
      // Without a connection there is nothing to index.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [session, userId])
  return null
}
