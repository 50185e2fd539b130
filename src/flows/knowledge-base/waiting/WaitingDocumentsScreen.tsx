import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useSessionActor } from '../../../session/SessionProvider.tsx'
import { sessionDocuments } from '../machine/sessionDocuments.ts'
import { WaitingDocumentsView } from './WaitingDocumentsView.tsx'
import { countWaiting } from './waitingDocuments.ts'

/** Says how many of the session's documents are not searchable yet. Requests a listing when it appears. */
export function WaitingDocumentsScreen() {
  const session = useSessionActor()
  const [actor] = useState(() => sessionDocuments(session))
  useEffect(() => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'reload.requested' })
  }, [actor])
  const documents = useSelector(actor, ({ context }) => context.documents)
  const locallyFailedIds = useSelector(actor, ({ context }) => context.locallyFailedIds)
  return <WaitingDocumentsView {...countWaiting(documents, locallyFailedIds)} />
}
