import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'

export interface RejectDialogProps {
  open: boolean
  /** Number of applications to reject. Kept during the closing animation. */
  count: number
  onConfirm: () => void
  onCancel: () => void
}

export function RejectDialog({ open, count, onConfirm, onCancel }: RejectDialogProps) {
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
