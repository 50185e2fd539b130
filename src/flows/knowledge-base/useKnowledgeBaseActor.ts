import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { liveActors } from './documents.actors.ts'
import { documentsMachine } from './documents.machine.ts'
import type { DocumentsInput } from './documents.types.ts'
import type { DocumentsActor, OwnerSession } from './knowledgeBaseActors.ts'
import { getDocumentsActor, openKnowledgeBase } from './knowledgeBaseActors.ts'

const liveMachine = documentsMachine.provide({ actors: liveActors })

/** The session's documents actor: the running one, or a new one. Only the first `input` is used. */
export function useKnowledgeBaseActor(session: OwnerSession, input: DocumentsInput): DocumentsActor {
  const [first] = useState(input)
  const [actor, setActor] = useState(() => getDocumentsActor(session) ?? createActor(liveMachine, { input }))
  useEffect(() => {
    // The actor may have stopped since it was rendered. In StrictMode the first effect's cleanup always stops it.
    if (actor.getSnapshot().status === 'stopped') setActor(createActor(liveMachine, { input: first }))
    else return openKnowledgeBase(session, actor, first.search)
  }, [session, actor, first])
  return actor
}
