import { useEffect, useState } from 'react'
import type { InputFrom } from 'xstate'
import { createActor } from 'xstate'
import type { documentsMachine } from './documents.machine.ts'
import type { DocumentsActor, SessionOwner } from './knowledgeBaseActors.ts'
import { getKnowledgeBase, openKnowledgeBase } from './knowledgeBaseActors.ts'

/** The knowledge base of the session: the one that ran on without its page, or a new one. */
export function useKnowledgeBaseActor(
  session: SessionOwner,
  machine: typeof documentsMachine,
  input: InputFrom<typeof documentsMachine>,
): DocumentsActor {
  const [first] = useState(input)
  const [actor, setActor] = useState(() => getKnowledgeBase(session) ?? createActor(machine, { input }))
  useEffect(() => {
    // It may have come to its end since it was rendered; strict effects see to that every time.
    if (actor.getSnapshot().status === 'stopped') setActor(createActor(machine, { input: first }))
    else return openKnowledgeBase(session, actor, first.search)
  }, [session, machine, actor, first])
  return actor
}
