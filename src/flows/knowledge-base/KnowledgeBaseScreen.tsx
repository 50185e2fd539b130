import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Document } from '../../api/types.ts'
import { useDeviceSettings } from '../../device/deviceSettings.ts'
import { comparePath } from '../../domain/paths.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { useNow } from '../../lib/useNow.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { KnowledgeBaseTabs } from '../../modules/disagreements/KnowledgeBaseTabs.tsx'
import { useDisagreements } from '../../modules/disagreements/useDisagreements.actors.ts'
import { DocumentButtons } from '../../modules/document-viewer/DocumentButtons.tsx'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { KnowledgeBaseView } from './layout/KnowledgeBaseView.tsx'
import { useChildSnapshots } from './layout/useChildSnapshots.ts'
import { DOCUMENT_LIST_PARAMS } from './machine/documentListParams.ts'
import { useKnowledgeBaseActor } from './machine/useKnowledgeBaseActor.ts'

const EncodingScreen = lazy(() => import('./encoding/EncodingScreen.tsx'))
const DocumentScreen = lazy(() => import('../../modules/document-viewer/DocumentScreen.tsx'))

/** The title of a document that is not in the list. */
const UNKNOWN_NAME = 'Document'

/** The knowledge base. It shows another actor when the backend connection or the user changes. */
export default function KnowledgeBaseScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const userId = useSession((session) => session.context.grant?.user.id)
  return <KnowledgeBase key={`${hasBackend} ${userId}`} />
}

function KnowledgeBase() {
  const session = useSessionActor()
  const actor = useKnowledgeBaseActor(session)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { uploads, rows } = useChildSnapshots(actor)
  const now = useNow()
  const { autoIndex = DEFAULT_SETTINGS.autoIndex } = useDeviceSettings()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // The URL's empty search is removed like every default value.
  const [isSearching] = useState(query.get('search') === '')
  /** The document in the dialog; the last one while the dialog is closed. */
  const [shown, setShown] = useState<{ id: string; isOpen: boolean } | null>(null)
  const openDocument = useCallback(({ id }: Document) => setShown({ id, isOpen: true }), [])
  /** The document whose encoding is chosen; the last one while the dialog is closed. */
  const [reread, setReread] = useState<{ document: Document; isOpen: boolean } | null>(null)
  const openEncodings = useCallback((document: Document) => setReread({ document, isOpen: true }), [])
  const { documents, search, filter, sort } = state.context
  const shownDocument = documents.find(({ id }) => id === shown?.id)

  const { isSupported, openCount, send: sendToDisagreements } = useDisagreements()
  const indexedCount = documents.filter(({ is_indexed }) => is_indexed).length
  // Disagreements are found when a document is indexed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number changes.
  useEffect(() => sendToDisagreements({ type: 'refresh.requested' }), [indexedCount, sendToDisagreements])

  useUrlParams({
    params: DOCUMENT_LIST_PARAMS,
    values: { search, status: filter, sort, document: shown?.isOpen ? shown.id : null },
    onFollow({ search, status, sort, document }) {
      actor.send({ type: 'url.followed', search, filter: status, sort })
      setShown((last) =>
        document === null ? last && { ...last, isOpen: false } : { id: document, isOpen: true },
      )
    },
  })

  return (
    <>
      <KnowledgeBaseView
        state={state}
        send={actor.send}
        uploads={uploads}
        rows={rows}
        tabs={isSupported && <KnowledgeBaseTabs current="Documents" openCount={openCount} />}
        onCompare={isSupported ? (first, second) => navigate(comparePath(first, second)) : undefined}
        backendAccess={<BackendAccessScreen title="Backend Access Required" />}
        now={now}
        isSearching={isSearching}
        isAutoIndexOn={autoIndex}
        onOpen={openDocument}
        onReread={openEncodings}
      />
      {shown && state.matches('listed') && (
        <Suspense>
          <DocumentScreen
            key={`${shown.id} ${shownDocument?.encoding}`}
            file={{
              name: shownDocument?.filename ?? UNKNOWN_NAME,
              documentId: shown.id,
            }}
            buttons={
              shownDocument && (
                <DocumentButtons
                  document={shownDocument}
                  onExclude={
                    state.context.canExclude
                      ? (excluded) =>
                          actor.send({ type: 'change.requested', id: shown.id, change: { excluded } })
                      : undefined
                  }
                />
              )
            }
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
      {reread && (
        <Suspense>
          <EncodingScreen
            key={`${reread.document.id} ${reread.document.encoding}`}
            document={reread.document}
            open={reread.isOpen}
            onAccept={(encoding) =>
              actor.send({ type: 'reread.requested', id: reread.document.id, encoding })
            }
            onClose={() => setReread({ ...reread, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
