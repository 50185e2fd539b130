import { createActor, fromPromise } from 'xstate'
import type { HostedUser } from '../../../src/hosted/user.ts'
import { sessionMachine } from '../../../src/session/session.machine.ts'
import type { BackendGrant, SessionEndReason, StoredSession } from '../../../src/session/session.types.ts'
import { mira } from '../../../stories/support/users.ts'

/** The event that gives a user with this id backend access. */
export const grantOf = (id: string) => ({
  type: 'backend.granted' as const,
  grant: { token: id, user: { ...mira, id } },
  hostedUser: null,
})

/** A session with backend access for the user 'mira', whose calls never resolve. */
export function signedInSession() {
  const never = () => new Promise<never>(() => {})
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise<StoredSession, undefined>(never),
        refreshGrant: fromPromise<BackendGrant, BackendGrant>(never),
        refreshHosted: fromPromise<HostedUser | null, HostedUser | null>(never),
        endSession: fromPromise<void, SessionEndReason | null>(never),
      },
    }),
  ).start()
  session.send(grantOf('mira'))
  return session
}

/** Whether the browser would ask for confirmation before it closes the page. */
export const isLeaveWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
