import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { DataSort } from '../../../ui/DataTable/columns.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ApplicationActions } from './ApplicationActions.tsx'
import { applicantName } from './application.ts'
import { applicationWarning } from './applicationWarning.tsx'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { waitlistColumns } from './waitlistColumns.tsx'
import { isSelectable } from './waitlistSearch.ts'
import { isWaitlistColumn } from './waitlistSort.ts'

export interface WaitlistTableProps extends AdminWaitlistProps {
  /** The applications that match search and filter, sorted. */
  shown: readonly Application[]
  onClearFilters: () => void
  onConfirm: (action: ActionToConfirm['action'], application: Application) => void
}

const idOf = ({ id }: Application) => id

/** The table of applications, newest first unless sorted by a column. */
export function WaitlistTable({
  state,
  send,
  now,
  hasBackend,
  shown,
  onReview,
  isDeciding,
  onClearFilters,
  onConfirm,
}: WaitlistTableProps) {
  const { sort, selected, actions, filter } = state.context
  const columns = useMemo(() => waitlistColumns(now, onReview), [now, onReview])
  const selectedIds = useMemo(() => new Set(selected), [selected])

  function chooseSort(next: DataSort | null) {
    if (next === null) send({ type: 'sort.chosen', sort: null })
    else if (isWaitlistColumn(next.column))
      send({ type: 'sort.chosen', sort: { column: next.column, direction: next.direction } })
  }

  return (
    <DataTable
      label="Waitlist Applications"
      rows={shown}
      getRowId={idOf}
      columns={columns}
      sort={sort}
      sorted
      onSortChange={chooseSort}
      loading={state.matches('loading')}
      selection={{
        selected: selectedIds,
        onChange: (ids) => send({ type: 'selection.changed', ids: [...ids] }),
        labelOf: (application) => `Select ${applicantName(application)}`,
        allLabel: filter === 'email-not-sent' ? 'Select all shown' : 'Select all pending shown',
        canSelect: (application) => isSelectable(application, filter) && !isDeciding(application.id),
      }}
      empty={
        <EmptyState
          icon={<SearchX />}
          title="No matching applications"
          text="Try a different search or status."
          action={<Button onClick={onClearFilters}>Clear filters</Button>}
        />
      }
      note={(application) =>
        applicationWarning({
          application,
          progress: actions[application.id],
          isDeciding: isDeciding(application.id),
          onDismiss: () => send({ type: 'notice.dismissed', id: application.id }),
        })
      }
      actions={(application) => (
        <ApplicationActions
          application={application}
          progress={actions[application.id]}
          isDeciding={isDeciding(application.id)}
          onReview={() => onReview(application)}
          onResend={() => send({ type: 'action.requested', action: 'resend', application, hasBackend })}
          onConfirm={(action) => onConfirm(action, application)}
          onRepeatCleanup={() =>
            send({ type: 'action.requested', action: 'cleanup', application, hasBackend })
          }
          onRetry={() => send({ type: 'retry.requested', id: application.id, hasBackend })}
        />
      )}
    />
  )
}
