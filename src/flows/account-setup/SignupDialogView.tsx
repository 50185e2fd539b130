import { useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'

/** The dialog of the hidden shortcut, which offers an account without the waitlist. */
export function SignupDialogView({ onContinue, onClose }: { onContinue: () => void; onClose: () => void }) {
  const continueRef = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      initialFocus={continueRef}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Direct Account Creation"
      description="Create an account now, without joining the waitlist."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={continueRef} variant="primary" onClick={onContinue}>
            Create an account
          </Button>
        </>
      }
    />
  )
}
