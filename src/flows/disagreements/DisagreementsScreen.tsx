import { lazy, Suspense, useEffect, useState } from 'react'
import type { StatedSide } from '../../api/types.ts'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { useDisagreements } from '../../modules/disagreements/useDisagreements.actors.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { DisagreementsView } from './DisagreementsView.tsx'
import { DISAGREEMENT_PARAMS, NO_FILTER } from './disagreementFilter.ts'

const DocumentScreen = lazy(() => import('../../modules/document-viewer/DocumentScreen.tsx'))

export default function DisagreementsScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const { state, send } = useDisagreements()
  const [filter, setFilter] = useState(NO_FILTER)
  /** The passage in the dialog; the last one while the dialog is closed. */
  const [shown, setShown] = useState<{ side: StatedSide; isOpen: boolean } | null>(null)
  useUrlParams({ params: DISAGREEMENT_PARAMS, values: filter, onFollow: setFilter })
  useEffect(() => send({ type: 'refresh.requested' }), [send])
  return (
    <>
      <DisagreementsView
        state={state}
        send={send}
        filter={filter}
        onFilter={setFilter}
        onOpen={(side) => setShown({ side, isOpen: true })}
        unavailable={
          hasBackend ? (
            <Notice>Documents are not compared here.</Notice>
          ) : (
            <BackendAccessScreen title="Backend Access Required" />
          )
        }
      />
      {shown && (
        <Suspense>
          <DocumentScreen
            key={`${shown.side.document_id} ${shown.side.start}`}
            file={{ name: shown.side.filename, documentId: shown.side.document_id }}
            cited={shown.side}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
