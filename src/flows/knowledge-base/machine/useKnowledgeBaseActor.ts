import { useEffect, useState } from 'react'
import type { OwnerSession } from '../../../session/session.actors.ts'
import type { DocumentsActor } from './knowledgeBaseActors.ts'
import { sessionDocuments } from './sessionDocuments.ts'

/** The session's documents actor. It is told when the page opens and closes. */
export function useKnowledgeBaseActor(session: OwnerSession): DocumentsActor {
  const [actor] = useState(() => sessionDocuments(session))
  useEffect(() => {
    actor.send({ type: 'page.opened' })
    return () => {
      // The session's end stops the actor.
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'page.left' })
    }
  }, [actor])
  return actor
}
