import { FileCheck, FileDiff, Printer, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Change } from '../../api/types.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { page, statements } from '../../modules/disagreements/disagreements.css.ts'
import { Statement } from '../../modules/disagreements/Statement.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { NativeSelect } from '../../ui/NativeSelect/NativeSelect.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './CompareView.css.ts'
import type { ComparedIds, compareMachine } from './compare.machine.ts'
import { KIND_FILTERS, type KindFilter } from './compareParams.ts'

export interface CompareViewProps {
  state: ViewState<typeof compareMachine>
  send: (event: { type: 'reload.requested' }) => void
  kind: KindFilter
  onChange: (changed: Partial<ComparedIds & { kind: KindFilter }>) => void
  /** Shows the passages of the difference with this index. */
  onOpen: (index: number) => void
  onPrint: () => void
  tabs?: ReactNode
}

const LABELS: Readonly<Record<KindFilter, string>> = {
  all: 'All',
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  moved: 'Moved',
}

export function CompareView({ state, send, kind, onChange, onOpen, onPrint, tabs }: CompareViewProps) {
  const { data, query, failure } = state.context
  const options = (data?.documents ?? []).map(({ id, filename }) => ({
    value: id,
    label: toDisplayName(filename),
  }))
  const isDifferent = state.matches({ loaded: 'different' })
  return (
    <div className={page}>
      <PageHeader
        title="Compare documents"
        subtitle="Two versions of a document, or a contract and its amendment."
        actions={
          isDifferent && (
            <Button icon={<Printer aria-hidden="true" />} onClick={onPrint}>
              Print
            </Button>
          )
        }
      />
      {tabs}
      <div className={styles.documents}>
        {(['first', 'second'] as const).map((side) => (
          <NativeSelect
            key={side}
            label={side === 'first' ? 'First document' : 'Second document'}
            options={options}
            value={query[side]}
            placeholder="Choose a document"
            disabled={data === null}
            onValueChange={(id) => onChange({ [side]: id || null })}
          />
        ))}
      </div>
      {state.matches('loading') && <Skeleton shape="block" width="100%" height="12rem" label="Comparing" />}
      {state.matches('failed') && (
        <ErrorState
          title="The documents could not be compared"
          text={failure}
          onRetry={() => send({ type: 'reload.requested' })}
        />
      )}
      {state.matches({ loaded: 'choosing' }) && (
        <EmptyState
          icon={<FileDiff />}
          title="Choose two documents"
          text="What is new, gone, changed or moved in the second one is listed here."
        />
      )}
      {state.matches({ loaded: 'same' }) && (
        <EmptyState
          icon={<FileCheck />}
          title="No differences found"
          text="Sentences that only have other words are not listed."
        />
      )}
      {isDifferent && (
        <Changes changes={data?.changes ?? []} kind={kind} onChange={onChange} onOpen={onOpen} />
      )}
    </div>
  )
}

interface ChangesProps extends Pick<CompareViewProps, 'kind' | 'onChange' | 'onOpen'> {
  changes: readonly Change[]
}

function Changes({ changes, kind, onChange, onOpen }: ChangesProps) {
  const countOf = (filter: KindFilter) =>
    changes.filter((change) => filter === 'all' || change.kind === filter).length
  const shown = changes
    .map((change, index) => ({ change, index }))
    .filter(({ change }) => kind === 'all' || change.kind === kind)
  return (
    <>
      <SegmentedControl
        className={styles.kinds}
        label="Kind of difference"
        options={KIND_FILTERS.map((value) => ({ value, label: `${LABELS[value]} ${countOf(value)}` }))}
        value={kind}
        onValueChange={(next) => onChange({ kind: next })}
      />
      {shown.length === 0 && <EmptyState icon={<SearchX />} title="No differences of this kind" />}
      <ul className={styles.changes}>
        {shown.map(({ change, index }) => (
          <li key={index} className={styles.change}>
            <div className={styles.head}>
              <Badge>{LABELS[change.kind]}</Badge>
              <h2 className={styles.subject}>{change.subject}</h2>
            </div>
            <div className={statements}>
              {([change.first, change.second] as const).map((side, at) =>
                side ? (
                  <Statement
                    key={side.document_id}
                    side={side}
                    isSetAside={change.kind === 'changed' && at === 0}
                    onOpen={() => onOpen(index)}
                  />
                ) : (
                  <p key={at === 0 ? 'first' : 'second'} className={styles.missing}>
                    Not in this document
                  </p>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
