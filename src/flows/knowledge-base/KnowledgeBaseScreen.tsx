import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Document } from '../../api/types.ts'
import { useNow } from '../../lib/useNow.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { KnowledgeBaseView } from './KnowledgeBaseView.tsx'
import { useChildSnapshots } from './useChildSnapshots.ts'
import { useKnowledgeBaseActor } from './useKnowledgeBaseActor.ts'

const DocumentScreen = lazy(() => import('../../modules/document-viewer/DocumentScreen.tsx'))

export interface KnowledgeBaseScreenProps {
  contactEmail: string
}

/** The knowledge base. It shows another actor when the backend connection or the user changes. */
export default function KnowledgeBaseScreen({ contactEmail }: KnowledgeBaseScreenProps) {
  const hasBackend = useSession((session) => session.matches('backend'))
  const userId = useSession((session) => session.context.grant?.user.id)
  return <KnowledgeBase key={`${hasBackend} ${userId}`} contactEmail={contactEmail} />
}

function KnowledgeBase({ contactEmail }: KnowledgeBaseScreenProps) {
  const session = useSessionActor()
  const [params] = useSearchParams()
  const actor = useKnowledgeBaseActor(session, params.get('search') ?? '')
  const state = useSelector(actor, (snapshot) => snapshot)
  const { uploads, rows } = useChildSnapshots(actor)
  const now = useNow()
  const [shown, setShown] = useState<{ document: Document; isOpen: boolean } | null>(null)
  const openDocument = useCallback((document: Document) => setShown({ document, isOpen: true }), [])
  return (
    <>
      <KnowledgeBaseView
        state={state}
        send={actor.send}
        uploads={uploads}
        rows={rows}
        backendAccess={<BackendAccessScreen title="Backend Access Required" contactEmail={contactEmail} />}
        now={now}
        isSearching={params.get('search') === ''}
        onOpen={openDocument}
      />
      {shown && (
        <Suspense>
          <DocumentScreen
            key={shown.document.id}
            file={{ name: shown.document.filename, documentId: shown.document.id }}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
