import { Scale, SearchX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { StatedSide } from '../../api/types.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { page } from '../../modules/disagreements/disagreements.css.ts'
import type {
  DisagreementsRequest,
  disagreementsMachine,
} from '../../modules/disagreements/disagreements.machine.ts'
import { KnowledgeBaseTabs } from '../../modules/disagreements/KnowledgeBaseTabs.tsx'
import { openCount, shownDisagreements } from '../../modules/disagreements/shownDisagreements.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { DisagreementCard } from './DisagreementCard.tsx'
import * as styles from './DisagreementsView.css.ts'
import { type DisagreementFilter, documentsOf, groupsOf, NO_FILTER } from './disagreementFilter.ts'

export interface DisagreementsViewProps {
  state: ViewState<typeof disagreementsMachine>
  send: (event: DisagreementsRequest) => void
  filter: DisagreementFilter
  onFilter: (filter: DisagreementFilter) => void
  onOpen: (side: StatedSide) => void
  /** Shown if the backend is missing or cannot tell. */
  unavailable?: ReactNode
}

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'later', label: 'Later' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const

const KINDS = [
  { value: 'contradiction', label: 'Contradictions' },
  { value: 'superseded', label: 'Superseded' },
] as const

export function DisagreementsView(props: DisagreementsViewProps) {
  const { state, send, unavailable } = props
  return (
    <div className={page}>
      <PageHeader title="Disagreements" subtitle="Where your documents contradict or replace one another." />
      {state.matches('listed') && (
        <KnowledgeBaseTabs current="Disagreements" openCount={openCount(shownDisagreements(state.context))} />
      )}
      {state.matches('unavailable') && unavailable}
      {state.matches('loading') && <Skeleton shape="block" width="100%" height="12rem" label="Loading" />}
      {state.matches('failed') && (
        <ErrorState
          title="Failed to load disagreements"
          text={state.context.failure}
          onRetry={() => send({ type: 'reload.requested' })}
        />
      )}
      {state.matches({ listed: 'empty' }) && (
        <EmptyState
          icon={<Scale />}
          title="No disagreements found"
          text="Your documents are compared whenever one is indexed. What they contradict or replace is listed here."
        />
      )}
      {state.matches({ listed: 'ready' }) && <List {...props} />}
    </div>
  )
}

function List({ state, send, filter, onFilter, onOpen }: DisagreementsViewProps) {
  /** What was changed here stays visible, so that it can be undone. */
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const disagreements = shownDisagreements(state.context)
  const groups = groupsOf(disagreements, filter, kept)
  const change = (changed: Partial<DisagreementFilter>) => {
    setKept(new Set())
    onFilter({ ...filter, ...changed })
  }
  return (
    <>
      <div className={styles.filters}>
        <SegmentedControl
          label="Status"
          options={STATUSES}
          value={filter.status}
          onValueChange={(status) => change({ status })}
        />
        <NativeSelect
          className={styles.select}
          label="Kind"
          hideLabel
          options={KINDS}
          value={filter.kind === 'all' ? '' : filter.kind}
          placeholder="All kinds"
          onValueChange={(kind) => change({ kind: kind || 'all' })}
        />
        <NativeSelect
          className={styles.select}
          label="Document"
          hideLabel
          options={documentsOf(disagreements)}
          value={filter.document}
          placeholder="All documents"
          onValueChange={(document) => change({ document: document || null })}
        />
      </div>
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title="No matching disagreements"
          text="Choose another status, kind or document."
          action={<Button onClick={() => change({ ...NO_FILTER, status: 'all' })}>Show all</Button>}
        />
      )}
      {groups.map(({ subject, items }) => (
        <section key={items[0]?.id} aria-label={subject} className={styles.group}>
          <h2 className={styles.subject}>{subject}</h2>
          {items.map((one) => (
            <DisagreementCard
              key={one.id}
              disagreement={one}
              all={disagreements}
              onUpdate={(changes) => {
                setKept(new Set([...kept, ...Object.keys(changes)]))
                send({ type: 'update.requested', changes })
              }}
              onOpen={onOpen}
            />
          ))}
        </section>
      ))}
    </>
  )
}
