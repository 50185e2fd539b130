import { useMemo, useRef, useState } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'
import { ConfirmActionDialog } from './ConfirmActionDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { WaitlistFilters } from './WaitlistFilters.tsx'
import { WaitlistTable } from './WaitlistTable.tsx'
import { searchWaitlist } from './waitlistSearch.ts'
import { sortWaitlist } from './waitlistSort.ts'

/** The applications that search and filter let through, in order, and what can be done with them. */
export function WaitlistList(props: AdminWaitlistProps) {
  const { state, send, email, hasBackend, onDecide, onExport } = props
  const { submissions, search, filter, sort, selected } = state.context
  const [asked, setAsked] = useState<ActionToConfirm | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const matching = useMemo(() => searchWaitlist(submissions, search, filter), [submissions, search, filter])
  const shown = useMemo(() => sortWaitlist(matching, sort), [matching, sort])
  const isLoading = state.matches('loading')
  const searchRef = useRef<HTMLInputElement>(null)

  function decide(verdict: 'approved' | 'rejected') {
    const chosen = new Set(selected)
    const rows: Application[] = shown.filter(({ id }) => chosen.has(id))
    send({ type: 'selection.changed', ids: [] })
    onDecide(rows, verdict)
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
        summary={isLoading ? null : `Showing ${shown.length} of ${submissions.length}`}
        onApprove={() => decide('approved')}
        onReject={() => decide('rejected')}
        onClear={() => send({ type: 'selection.changed', ids: [] })}
      />
      <WaitlistTable
        {...props}
        shown={shown}
        onClearFilters={() => {
          // The button goes with what it clears.
          searchRef.current?.focus()
          send({ type: 'filters.cleared' })
        }}
        onConfirm={(action, submission) => {
          setAsked({ action, submission })
          setIsAsking(true)
        }}
      />
      <ConfirmActionDialog
        open={isAsking}
        asked={asked}
        email={email}
        hasBackend={hasBackend}
        onConfirm={({ action, submission }) =>
          send({ type: 'action.requested', action, submission, hasBackend })
        }
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
