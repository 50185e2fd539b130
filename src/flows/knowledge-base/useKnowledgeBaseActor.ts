import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { documentsMachine } from './documents.machine.ts'
import type { DocumentsInput } from './documents.types.ts'
import type { DocumentsActor, OwnerSession } from './knowledgeBaseActors.ts'
import { getDocumentsActor, openKnowledgeBase } from './knowledgeBaseActors.ts'

/** The session's documents actor: the running one, or a new one. Only the first `input` is used. */
export function useKnowledgeBaseActor(
  session: OwnerSession,
  machine: typeof documentsMachine,
  input: DocumentsInput,
): DocumentsActor {
  const [first] = useState(input)
  const [actor, setActor] = useState(() => getDocumentsActor(session) ?? createActor(machine, { input }))
  useEffect(() => {
    // The actor may have stopped since it was rendered. In StrictMode the first effect's cleanup always stops it.
    if (actor.getSnapshot().status === 'stopped') setActor(createActor(machine, { input: first }))
    else return openKnowledgeBase(session, actor, first.search)
  }, [session, machine, actor, first])
  return actor
}
