import { createActor, fromPromise } from 'xstate'
import { currentUser } from '../api/auth.ts'
import type { BackendGrant } from './session.machine.ts'
import { sessionMachine } from './session.machine.ts'
import { clearGrant, keepGrant, readGrant } from './storage.ts'

/** The app's session, started: restored from `storage`, kept there while it lasts, cleared from it at its end. */
export function startSession(storage: Storage) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreGrant: fromPromise(async () => readGrant(storage)),
        refreshGrant: fromPromise<BackendGrant, BackendGrant>(async ({ input, signal }) => ({
          ...input,
          user: await currentUser(input.user, signal),
        })),
        endSession: fromPromise(async () => clearGrant(storage)),
      },
    }),
  )
  session.on('session.granted', ({ grant }) => keepGrant(storage, grant))
  return session.start()
}

export type SessionActor = ReturnType<typeof startSession>
