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
import { isWaitlistColumn } from './waitlistSort.ts'

export interface WaitlistTableProps extends AdminWaitlistProps {
  /** What search and filter let through, in order. */
  shown: readonly Application[]
  onClearFilters: () => void
  /** Something that cannot be undone is wanted. */
  onConfirm: (action: ActionToConfirm['action'], submission: Application) => void
}

const idOf = ({ id }: Application) => id

/** The applications, newest first until a column is pressed. */
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
  const { sort, selected, rows } = state.context
  const columns = useMemo(() => waitlistColumns(now, onReview), [now, onReview])
  const chosen = useMemo(() => new Set(selected), [selected])

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
        selected: chosen,
        onChange: (ids) => send({ type: 'selection.changed', ids: [...ids] }),
        labelOf: (submission) => `Select ${applicantName(submission)}`,
        allLabel: 'Select all pending shown',
        canSelect: ({ id, status }) => status === 'pending' && !isDeciding(id),
      }}
      empty={
        <EmptyState
          icon={<SearchX />}
          title="No matching applications"
          text="No application has all of these words and this status."
          action={<Button onClick={onClearFilters}>Clear filters</Button>}
        />
      }
      note={(submission) =>
        applicationWarning({
          submission,
          work: rows[submission.id],
          isDeciding: isDeciding(submission.id),
          onDismiss: () => send({ type: 'notice.dismissed', id: submission.id }),
        })
      }
      actions={(submission) => (
        <ApplicationActions
          submission={submission}
          work={rows[submission.id]}
          isDeciding={isDeciding(submission.id)}
          onReview={() => onReview(submission)}
          onResend={() => send({ type: 'action.requested', action: 'resend', submission, hasBackend })}
          onConfirm={(action) => onConfirm(action, submission)}
          onRetry={() => send({ type: 'retry.requested', id: submission.id, hasBackend })}
        />
      )}
    />
  )
}
