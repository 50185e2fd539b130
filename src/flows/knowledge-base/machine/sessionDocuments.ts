import { createActor } from 'xstate'
import type { OwnerSession } from '../../../session/session.actors.ts'
import { liveActors } from './documents.actors.ts'
import { documentsMachine } from './documents.machine.ts'
import type { DocumentsActor } from './knowledgeBaseActors.ts'
import { documentsActorOf, documentsOwnerOf } from './knowledgeBaseActors.ts'

const liveMachine = documentsMachine.provide({ actors: liveActors })

export function sessionDocuments(session: OwnerSession): DocumentsActor {
  return documentsActorOf(session, () =>
    createActor(liveMachine, {
      input: { hasBackend: documentsOwnerOf(session) !== null },
    }),
  )
}
