import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

type Session = SnapshotFrom<typeof sessionMachine>

/** How the user is signed in: see docs/access-modes.md. */
export type AccessMode = 'backend' | 'hosted' | 'demo'

/** The session's access mode, or null if nobody is signed in. A selector for `useSession`. */
export function accessModeOf(session: Session): AccessMode | null {
  if (session.matches('backend')) return 'backend'
  if (session.matches('hostedOnly')) return 'hosted'
  return session.matches('demoOnly') ? 'demo' : null
}

/** Whether the last session ended by a sign-out, here or in another tab. A selector for `useSession`. */
export function didUserSignOut({ context: { endReason } }: Session): boolean {
  return endReason === 'requested' || endReason === 'otherTab'
}

/** The id of the backend account; null in the other access modes. */
export function backendUserId(session: Session): string | null {
  return session.matches('backend') ? (session.context.grant?.user.id ?? null) : null
}
