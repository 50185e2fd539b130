import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'

export interface LogOutDialogProps {
  open: boolean
  /** How many decisions and emails are waiting. */
  waiting: number
  onConfirm: () => void
  onCancel: () => void
}

export function LogOutDialog({ open, waiting, onConfirm, onCancel }: LogOutDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Log out before everything is sent?"
      confirmLabel="Log out now"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {waiting === 0
        ? 'Everything has been saved and sent.'
        : `${waiting} ${waiting === 1 ? 'decision or email is' : 'decisions or emails are'} still waiting. If you log out now, some may be lost. Emails that were not sent are listed by the filter “Email not sent”.`}
    </ConfirmDialog>
  )
}
