import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'

export interface BackendRequiredProps {
  onSignIn: () => void
}

/** Shown instead of the list while the user is not signed in to the backend. */
export function BackendRequired({ onSignIn }: BackendRequiredProps) {
  return (
    <Notice
      tone="warning"
      title="Backend Access Required"
      action={<Button onClick={onSignIn}>Sign in again</Button>}
    >
      Your documents are kept by the backend, and you are not connected to it. Sign in again to see and upload
      them.
    </Notice>
  )
}
