import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'

/** In the place of the documents while nobody is signed in to the backend that keeps them. */
export function BackendRequired({ onSignIn }: { onSignIn: () => void }) {
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
