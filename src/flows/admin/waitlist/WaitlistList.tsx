import { useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import type { ActionToConfirm } from './ConfirmActionDialog.tsx'
import { ConfirmActionDialog } from './ConfirmActionDialog.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { WaitlistFilters } from './WaitlistFilters.tsx'
import { WaitlistTable } from './WaitlistTable.tsx'
import { shownApplications } from './waitlistSort.ts'

export function WaitlistList(props: AdminWaitlistProps) {
  const { state, send, email, hasBackend, onDecide, onResend, onExport } = props
  const { applications, search, filter, sort, selected } = state.context
  const [actionToConfirm, setActionToConfirm] = useState<ActionToConfirm | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const [isRejecting, setIsRejecting] = useState(false)
  const [countToReject, setCountToReject] = useState(0)
  const shown = useMemo(
    () => shownApplications({ applications, search, filter, sort }),
    [applications, search, filter, sort],
  )
  const isLoading = state.matches('loading')
  const searchRef = useRef<HTMLInputElement>(null)

  /** Ends the selection and returns what was selected, in the displayed order. */
  function takeSelection() {
    const selectedIds = new Set(selected)
    send({ type: 'selection.changed', ids: [] })
    return shown.filter(({ id }) => selectedIds.has(id))
  }
  const reject = () => onDecide(takeSelection(), 'rejected')
  function askToReject() {
    setCountToReject(selected.length)
    setIsRejecting(true)
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
        actions={
          filter === 'email-not-sent' ? (
            <Button size="small" variant="primary" onClick={() => onResend(takeSelection())}>
              {selected.length === 1 ? 'Resend email' : 'Resend emails'}
            </Button>
          ) : (
            <>
              <Button size="small" variant="primary" onClick={() => onDecide(takeSelection(), 'approved')}>
                Approve
              </Button>
              <Button size="small" variant="danger" onClick={selected.length > 1 ? askToReject : reject}>
                Reject
              </Button>
            </>
          )
        }
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
      <RejectDialog
        open={isRejecting}
        count={countToReject}
        onConfirm={() => {
          setIsRejecting(false)
          reject()
        }}
        onCancel={() => setIsRejecting(false)}
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
