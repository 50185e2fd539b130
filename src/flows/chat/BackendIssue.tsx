import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import * as styles from './ChatView.css.ts'
import type { ChatRequest } from './chat.base.ts'

/** In the place of the chat while nobody is signed in to the backend that answers. */
export function BackendIssue({ send }: { send: (event: ChatRequest) => void }) {
  return (
    <div className={styles.centered}>
      <ErrorState
        title="Backend Connection Issue"
        text="Questions are answered by the backend, and you are not connected to it. Sign in again to retry the connection."
        retryLabel="Retry: sign in again"
        onRetry={() => send({ type: 'signIn.requested' })}
      />
    </div>
  )
}
