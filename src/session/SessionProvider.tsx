import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { SessionActor } from './session.actors.ts'
import type { sessionMachine } from './session.machine.ts'

const SessionContext = createContext<SessionActor | null>(null)

export function SessionProvider({ session, children }: { session: SessionActor; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

/** The session's actor. Throws without a SessionProvider above. */
export function useSessionActor(): SessionActor {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSessionActor needs a SessionProvider above it.')
  return session
}

/** The result of `select` on the session. The component renders again when it changes. */
export function useSession<T>(select: (session: SnapshotFrom<typeof sessionMachine>) => T): T {
  return useSelector(useSessionActor(), select)
}
