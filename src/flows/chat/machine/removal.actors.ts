import { type ActorRefFrom, createActor } from 'xstate'
import { announceDeletedChats } from '../../../device/deletedChats.ts'
import { inParallel } from '../../../lib/inParallel.ts'
import { createOwnedActors } from '../../../lib/xstate/createOwnedActors.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { backendUserId } from '../../../session/access.ts'
import type { OwnerSession } from '../../../session/session.actors.ts'
import { toasts } from '../../../ui/Toasts/toasts.ts'
import { answersActorOf } from './answers.actors.ts'
import { deleteExisting } from './chat.actors.ts'
import { countChats } from './chatSessions.ts'
import { type RemovedChats, removalMachine } from './removal.machine.ts'

const MAX_PARALLEL_CALLS = 4

export const deleteSessions = fromCall<RemovedChats, { ids: readonly string[] }>(
  async ({ input: { ids }, signal }) => {
    const failed: string[] = []
    await inParallel(ids, MAX_PARALLEL_CALLS, async (id) => {
      await deleteExisting(id, signal).catch(() => failed.push(id))
    }).finished
    signal.throwIfAborted()
    const deleted = ids.filter((id) => !failed.includes(id))
    announceDeletedChats(...deleted)
    return { deleted, failed }
  },
)

const liveMachine = removalMachine.provide({ actors: { deleteSessions } })

const actorOf = createOwnedActors<ActorRefFrom<typeof removalMachine>, OwnerSession>({
  ownerOf: (session) => backendUserId(session.getSnapshot()),
  isWorking: (state) => !state.matches('idle'),
})

/** The session's actor that deletes several chat sessions. Another page does not stop it. */
export const removalActorOf = (session: OwnerSession) =>
  actorOf(session, () => {
    const actor = createActor(liveMachine)
    actor.on('removal.finished', ({ deleted, failed }) => {
      for (const sessionId of deleted) answersActorOf(session).send({ type: 'question.forgotten', sessionId })
      if (failed.length > 0)
        toasts.error('Delete Failed', `${countChats(failed.length)} could not be deleted. Please try again.`)
    })
    return actor
  })
