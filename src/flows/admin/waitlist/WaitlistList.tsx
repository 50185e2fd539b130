import { useMemo, useRef, useState } from 'react'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'
import { ConfirmActionDialog } from './ConfirmActionDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { WaitlistFilters } from './WaitlistFilters.tsx'
import { WaitlistTable } from './WaitlistTable.tsx'
import { searchWaitlist } from './waitlistSearch.ts'
import { sortWaitlist } from './waitlistSort.ts'

/** The applications that match search and filter, with filters, selection and the confirmation dialog. */
export function WaitlistList(props: AdminWaitlistProps) {
  const { state, send, email, hasBackend, onDecide, onExport } = props
  const { applications, search, filter, sort, selected } = state.context
  const [actionToConfirm, setActionToConfirm] = useState<ActionToConfirm | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const matching = useMemo(() => searchWaitlist(applications, search, filter), [applications, search, filter])
  const shown = useMemo(() => sortWaitlist(matching, sort), [matching, sort])
  const isLoading = state.matches('loading')
  const searchRef = useRef<HTMLInputElement>(null)

  function decide(verdict: 'approved' | 'rejected') {
    const selectedIds = new Set(selected)
    send({ type: 'selection.changed', ids: [] })
    onDecide(
      shown.filter(({ id }) => selectedIds.has(id)),
      verdict,
    )
  }

  return (
    <>
      <WaitlistFilters
        search={search}
        searchRef={searchRef}
        filter={filter}
        disabled={isLoading}
        canExport={shown.length > 0}
        send={send}
        onExport={() => onExport(shown)}
      />
      <SelectionBar
        count={selected.length}
        summary={isLoading ? null : `Showing ${shown.length} of ${applications.length}`}
        onApprove={() => decide('approved')}
        onReject={() => decide('rejected')}
        onClear={() => send({ type: 'selection.changed', ids: [] })}
      />
      <WaitlistTable
        {...props}
        shown={shown}
        onClearFilters={() => {
          // The button is removed with the filters, so the focus moves to the search field.
          searchRef.current?.focus()
          send({ type: 'filters.cleared' })
        }}
        onConfirm={(action, application) => {
          setActionToConfirm({ action, application })
          setIsConfirming(true)
        }}
      />
      <ConfirmActionDialog
        open={isConfirming}
        actionToConfirm={actionToConfirm}
        email={email}
        hasBackend={hasBackend}
        onConfirm={({ action, application }) =>
          send({ type: 'action.requested', action, application, hasBackend })
        }
        onClose={() => setIsConfirming(false)}
      />
    </>
  )
}
