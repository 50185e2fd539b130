import { createActor, fromPromise } from 'xstate'
import { claimUserData, clearUserData } from '../device/userData.ts'
import { onSessionChange } from '../hosted/sessionChanges.ts'
import type { HostedUser } from '../hosted/user.ts'
import type { HeldStorage } from './heldStorage.ts'
import { DEVICE_KEYS } from './keys.ts'
import { watchOtherTabs } from './otherTabs.ts'
import type { BackendGrant, KeptSession, SessionEnd, SessionGranted } from './session.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { cleanUp, clearBackendAndDemo, clearTab, keepDemo, keepGrant, readKept } from './storage.ts'

/** Whoever only reads the front page has no session, and needs none of the calls. */
const providerCalls = () => import('../hosted/auth.ts')

/**
 * The app's session, started: restored from `storage`, kept there while it lasts, cleared from it at its end.
 * `held` is where the hosted provider's client keeps its part.
 */
export function startSession(storage: Storage, held: HeldStorage) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(async () => restore(storage, held)),
        refreshGrant: fromPromise<BackendGrant, BackendGrant>(async ({ input, signal }) => {
          const { currentUser } = await import('../api/auth.ts')
          return { ...input, user: await currentUser(input.user, signal) }
        }),
        refreshHosted: fromPromise<HostedUser | null, HostedUser | null>(async ({ input }) =>
          input === null ? null : (await providerCalls()).currentUser(),
        ),
        endSession: fromPromise<void, SessionEnd | null>(({ input }) => end(storage, held, input)),
      },
    }),
  )
  session.on('session.begun', ({ how }) => begin(storage, held, how))
  session.on('user.refreshed', ({ grant }) => keepGrant(storage, grant))
  onSessionChange((hostedUser) => session.send({ type: 'hosted.changed', hostedUser }))
  watchOtherTabs(storage, (kept, end) => session.send({ type: 'kept.changed', kept, end }))
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
  claimUserData(storage, emailOf(how))
  if (how.type === 'backend.granted') keepGrant(storage, how.grant)
  if (how.type === 'demo.granted') keepDemo(storage)
  if (how.type === 'demo.granted' || how.hostedUser === null) {
    held.forget()
    return
  }
  held.keep()
  // For the admins' list; nobody who came in waits for it.
  const { email } = how.hostedUser
  import('../hosted/waitlist.ts')
    .then(({ markLogin }) => markLogin(email))
    .catch((error: unknown) => console.warn('The login could not be noted.', error))
}

/** Empty for whoever came in with the access code. */
function emailOf(how: SessionGranted): string {
  if (how.type === 'backend.granted') return how.grant.user.email
  return how.type === 'hosted.granted' ? how.hostedUser.email : ''
}

/** Whoever asked to leave leaves everywhere; every other session ends here alone. */
async function end(storage: Storage, held: HeldStorage, why: SessionEnd | null): Promise<void> {
  const hadHosted = held.getItem(DEVICE_KEYS.hostedSession) !== null
  // First: by it the other tabs know a sign-out from a session that has run out.
  if (why !== 'expired') clearUserData(storage)
  clearBackendAndDemo(storage)
  clearTab()
  try {
    if (!hadHosted) return
    const { signOut, signOutHere } = await providerCalls()
    await (why === 'requested' ? signOut() : signOutHere())
  } finally {
    held.forget()
  }
}
