import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { KnowledgeBaseTabs } from '../../modules/disagreements/KnowledgeBaseTabs.tsx'
import { useDisagreements } from '../../modules/disagreements/useDisagreements.actors.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { CompareView } from './CompareView.tsx'
import { liveActors } from './compare.actors.ts'
import { type ComparedIds, compareMachine } from './compare.machine.ts'
import { COMPARE_PARAMS, type KindFilter } from './compareParams.ts'

const ComparePassages = lazy(() => import('./ComparePassages.tsx'))
const liveMachine = compareMachine.provide({ actors: liveActors })

export default function CompareScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const { isSupported, openCount } = useDisagreements()
  const [{ kind, ...ids }, setValues] = useState<ComparedIds & { kind: KindFilter }>({
    first: null,
    second: null,
    kind: 'all',
  })
  useUrlParams({ params: COMPARE_PARAMS, values: { ...ids, kind }, onFollow: setValues })
  if (!hasBackend) return <BackendAccessScreen title="Backend Access Required" />
  return (
    <Compare
      key={`${ids.first} ${ids.second}`}
      ids={ids}
      kind={kind}
      onChange={(changed) => setValues({ ...ids, kind, ...changed })}
      tabs={isSupported && <KnowledgeBaseTabs openCount={openCount} />}
    />
  )
}

interface CompareProps {
  ids: ComparedIds
  kind: KindFilter
  onChange: (changed: Partial<ComparedIds & { kind: KindFilter }>) => void
  tabs: React.ReactNode
}

function Compare({ ids, ...props }: CompareProps) {
  const [state, send] = useMachine(liveMachine, { input: { query: ids } })
  /** The index of the difference in the dialog; the last one while the dialog is closed. */
  const [shown, setShown] = useState<{ index: number; isOpen: boolean } | null>(null)
  const data = state.context.data
  const documents = [ids.first, ids.second].flatMap(
    (id) => data?.documents.find((document) => document.id === id) ?? [],
  )
  return (
    <>
      <CompareView
        state={state}
        send={send}
        {...props}
        onOpen={(index) => setShown({ index, isOpen: true })}
        onPrint={() => window.print()}
      />
      {shown && (
        <Suspense>
          <ComparePassages
            documents={documents}
            changes={data?.changes ?? []}
            index={shown.index}
            onIndex={(index) => setShown({ ...shown, index })}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
