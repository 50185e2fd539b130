import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useStepFocus } from '../../../lib/focus/useStepFocus.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { type ActionToConfirm, ConfirmActionDialog } from './ConfirmActionDialog.tsx'
import type { AdminWaitlistProps } from './viewProps.ts'
import { WaitlistFilters } from './WaitlistFilters.tsx'
import * as styles from './WaitlistTab.css.ts'
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

interface RejectDialogProps {
  open: boolean
  /** Number of applications to reject. Kept during the closing animation. */
  count: number
  onConfirm: () => void
  onCancel: () => void
}

function RejectDialog({ open, count, onConfirm, onCancel }: RejectDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title={`Reject ${count} applications?`}
      confirmLabel={`Reject ${count} applications`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      No email is sent. You can undo this for a few seconds, and reopen each application later.
    </ConfirmDialog>
  )
}

interface SelectionBarProps {
  count: number
  /** How many applications are shown; null while loading. */
  summary: string | null
  actions: ReactNode
  onClear: () => void
}

function SelectionBar({ count, summary, actions, onClear }: SelectionBarProps) {
  const hasSelection = count > 0
  const text = hasSelection ? `${count} selected` : summary
  const summaryRef = useStepFocus<HTMLParagraphElement>(String(hasSelection))
  return (
    <div className={styles.selectionBar} data-selection={hasSelection || undefined}>
      <p ref={summaryRef} tabIndex={-1} className={styles.summary}>
        {text}
      </p>
      <Announcement>{text}</Announcement>
      {hasSelection && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form.
        <div role="group" aria-label="Selected applications" className={styles.verdicts}>
          {actions}
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
