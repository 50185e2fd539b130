import { createActor, fromPromise } from 'xstate'
import { sessionMachine } from './session.machine.ts'
import { clearGrant, keepGrant, readGrant } from './storage.ts'

/** The app's session, started: restored from `storage`, kept there while it lasts, cleared from it at its end. */
export function startSession(storage: Storage) {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreSession: fromPromise(async () => readGrant(storage)),
        endSession: fromPromise(async () => clearGrant(storage)),
      },
    }),
  )
  session.on('session.started', (grant) => keepGrant(storage, grant))
  return session.start()
}

export type SessionActor = ReturnType<typeof startSession>
