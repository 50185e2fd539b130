import { createActor, fromPromise } from 'xstate'
import { currentUser } from '../api/auth.ts'
import * as hosted from '../hosted/auth.ts'
import { markLogin } from '../hosted/waitlist.ts'
import type { HeldStorage } from './heldStorage.ts'
import { DEVICE_KEYS } from './keys.ts'
import { watchOtherTabs } from './otherTabs.ts'
import type { BackendGrant, SessionEnd, SessionGranted } from './session.machine.ts'
import { sessionMachine } from './session.machine.ts'
import type { KeptSession } from './storage.ts'
import { cleanUp, clearBackendAndDemo, keepDemo, keepGrant, readKept } from './storage.ts'
import { clearTab } from './tabStorage.ts'

/**
 * The app's session, started: restored from `storage`, kept there while it lasts, cleared from it at its end.
 * `held` is where the hosted provider's client keeps its part.
 */
export function startSession(storage: Storage, held: HeldStorage) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(async () => restore(storage, held)),
        refreshGrant: fromPromise<BackendGrant, BackendGrant>(async ({ input, signal }) => ({
          ...input,
          user: await currentUser(input.user, signal),
        })),
        refreshHosted: fromPromise<hosted.HostedUser | null, hosted.HostedUser | null>(async ({ input }) =>
          input === null ? null : hosted.currentUser(),
        ),
        endSession: fromPromise<void, SessionEnd | null>(({ input }) => end(storage, held, input)),
      },
    }),
  )
  session.on('session.begun', ({ how }) => begin(storage, held, how))
  session.on('user.refreshed', ({ grant }) => keepGrant(storage, grant))
  hosted.onSessionChange((hostedUser) => session.send({ type: 'hosted.changed', hostedUser }))
  watchOtherTabs(storage, (kept) => session.send({ type: 'kept.changed', kept }))
  return session.start()
}

export type SessionActor = ReturnType<typeof startSession>

function restore(storage: Storage, held: HeldStorage): KeptSession {
  const kept = readKept(storage)
  cleanUp(storage, kept)
  if (kept.hostedUser !== null) held.keep()
  return kept
}

/** Keeps what was granted, and that alone: nothing of a session before it. */
function begin(storage: Storage, held: HeldStorage, how: SessionGranted): void {
  clearBackendAndDemo(storage)
  if (how.type === 'backend.granted') keepGrant(storage, how.grant)
  if (how.type === 'demo.granted') keepDemo(storage)
  if (how.type === 'demo.granted' || how.hostedUser === null) {
    held.forget()
    return
  }
  held.keep()
  // For the admins' list; nobody who came in waits for it.
  markLogin(how.hostedUser.email).catch((error: unknown) => {
    console.warn('The login could not be noted.', error)
  })
}

/** Whoever asked to leave leaves everywhere; an expired session ends here alone. */
async function end(storage: Storage, held: HeldStorage, why: SessionEnd | null): Promise<void> {
  const hadHosted = held.getItem(DEVICE_KEYS.hostedSession) !== null
  clearBackendAndDemo(storage)
  clearTab()
  try {
    if (hadHosted) await (why === 'requested' ? hosted.signOut() : hosted.signOutHere())
  } finally {
    held.forget()
  }
}
