import { createActor, fromPromise } from 'xstate'
import { clearFormDrafts } from '../device/formDrafts.ts'
import { hasKeptOnboarding } from '../device/keptOnboarding.ts'
import { clearReadyAccount } from '../device/readyAccount.ts'
import { claimUserData, clearUserData } from '../device/userData.ts'
import { onSessionChange } from '../hosted/sessionChanges.ts'
import { signOut, signOutHere } from '../hosted/signOut.ts'
import type { HostedUser } from '../hosted/user.ts'
import { log } from '../lib/log/log.ts'
import { watchOtherTabs } from './otherTabs.ts'
import type { ProviderStorage } from './providerStorage.ts'
import { isContinued, sessionMachine } from './session.machine.ts'
import type { BackendGrant, SessionEndReason, SessionGrantedEvent, StoredSession } from './session.types.ts'
import { clearSetupDataOfOthers } from './signUpStorage.ts'
import {
  clearBackendAndDemo,
  clearSignUpData,
  readStoredSession,
  removeInvalidParts,
  storeBackendIssue,
  storeDemoAccess,
  storeGrant,
} from './storage.ts'

/** Loaded on demand: visitors of the landing page without a session do not need it. */
const loadProviderAuth = () => import('../hosted/auth.ts')

export function liveActors(storage: Storage, providerStorage: ProviderStorage) {
  return {
    restoreSession: fromPromise<StoredSession, undefined>(async () => restore(storage, providerStorage)),
    refreshGrant: fromPromise<BackendGrant, BackendGrant>(async ({ input, signal }) => {
      const { currentUser } = await import('../api/auth.ts')
      const user = await currentUser(input.user, signal)
      // The answer may be older than a profile that this or another tab saved during the request.
      if (!isStored(storage, input)) throw new Error('The stored session changed during the request.')
      return { ...input, user }
    }),
    refreshHosted: fromPromise<HostedUser | null, HostedUser | null>(async ({ input }) =>
      input === null ? null : (await loadProviderAuth()).currentUser(),
    ),
    endSession: fromPromise<void, SessionEndReason | null>(({ input }) =>
      end(storage, providerStorage, input),
    ),
  }
}

/**
 * Starts the app's session: restores it from `storage`, stores its changes there and removes it when it ends.
 * `providerStorage` is the storage of the hosted provider's client.
 */
export function startSession(storage: Storage, providerStorage: ProviderStorage) {
  const session = createActor(sessionMachine.provide({ actors: liveActors(storage, providerStorage) }))
  session.on('session.started', ({ grantedEvent }) => {
    storeSession(storage, providerStorage, grantedEvent)
    if (grantedEvent.type !== 'backend.granted') return
    const { grant } = grantedEvent
    if (!hasKeptOnboarding(grant.user.email, storage)) return
    import('./keptAnswers.actors.ts')
      .then(({ saveKeptAnswers }) => saveKeptAnswers(storage, grant))
      .then((user) => {
        const isSignedIn = session.getSnapshot().context.grant?.token === grant.token
        if (user !== null && isSignedIn) session.send({ type: 'user.changed', user })
      })
      .catch((error: unknown) => log.warn('The answers of onboarding could not be saved.', { error }))
  })
  session.on('user.refreshed', ({ grant }) => storeGrant(storage, grant))
  onSessionChange((hostedUser) => session.send({ type: 'hosted.changed', hostedUser }))
  watchOtherTabs(storage, (stored, endReason) => session.send({ type: 'storage.changed', stored, endReason }))
  return session.start()
}

export type SessionActor = ReturnType<typeof startSession>

/** The session that an actor of a flow belongs to. */
export type OwnerSession = Pick<SessionActor, 'getSnapshot' | 'subscribe'>

function isStored(storage: Storage, grant: BackendGrant): boolean {
  const stored = readStoredSession(storage).grant
  return stored?.token === grant.token && JSON.stringify(stored.user) === JSON.stringify(grant.user)
}

function restore(storage: Storage, providerStorage: ProviderStorage): StoredSession {
  const stored = readStoredSession(storage)
  removeInvalidParts(storage, stored)
  if (stored.hostedUser !== null) providerStorage.restore()
  // Another tab may have signed in.
  const email = stored.grant?.user.email ?? stored.hostedUser?.email
  if (email !== undefined) clearSetupDataOfOthers(email)
  return stored
}

/** Replaces the stored session, including the parts that the new session does not have. */
function storeSession(
  storage: Storage,
  providerStorage: ProviderStorage,
  grantedEvent: SessionGrantedEvent,
): void {
  clearBackendAndDemo(storage)
  claimUserData(storage, emailOf(grantedEvent))
  clearReadyAccount(storage)
  clearSetupDataOfOthers(emailOf(grantedEvent))
  if (grantedEvent.type === 'backend.granted') storeGrant(storage, grantedEvent.grant)
  if (grantedEvent.type === 'demo.granted') storeDemoAccess(storage)
  if (grantedEvent.type === 'demo.granted' || grantedEvent.hostedUser === null) {
    providerStorage.discard()
    return
  }
  providerStorage.persist()
  if (grantedEvent.type === 'hosted.granted' && grantedEvent.backendIssue !== undefined)
    storeBackendIssue(storage, grantedEvent.backendIssue)
  // For the admin area only, so nothing waits for it.
  import('../hosted/waitlist.ts')
    .then(({ markLogin }) => markLogin())
    .catch((error: unknown) => log.warn('The login could not be noted.', { error }))
}

/** Empty for demo access, which has no account. */
function emailOf(grantedEvent: SessionGrantedEvent): string {
  if (grantedEvent.type === 'backend.granted') return grantedEvent.grant.user.email
  return grantedEvent.type === 'hosted.granted' ? grantedEvent.hostedUser.email : ''
}

/** Removes the stored session and ends the provider session: on all devices only if the user requested it. */
async function end(
  storage: Storage,
  providerStorage: ProviderStorage,
  reason: SessionEndReason | null,
): Promise<void> {
  // Must come first: other tabs detect a sign-out by the missing user data (see otherTabs.ts).
  if (!isContinued(reason)) {
    clearUserData(storage)
    clearFormDrafts()
  }
  clearBackendAndDemo(storage)
  clearSignUpData()
  const signedOut = reason === 'requested' ? signOut() : signOutHere()
  // A refresh in progress may still store a session; it is kept in memory only.
  providerStorage.discard()
  await signedOut
}
