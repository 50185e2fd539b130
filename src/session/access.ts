import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type Session = SnapshotFrom<typeof sessionMachine>

/** How somebody is signed in: see "Who sees what" in the README. */
export type AccessMode = 'backend' | 'hosted' | 'demo'

/** The mode of the session, or null while nobody is signed in. For `useSession`. */
export function modeOf(session: Session): AccessMode | null {
  if (session.matches('backend')) return 'backend'
  if (session.matches('hostedOnly')) return 'hosted'
  return session.matches('demoOnly') ? 'demo' : null
}

/** Whether somebody has just signed out, here or in another tab. For `useSession`. */
export function isSignedOut({ context: { end } }: Session): boolean {
  return end === 'requested' || end === 'followed'
}
