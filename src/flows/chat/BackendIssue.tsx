import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import * as styles from './ChatView.css.ts'
import type { ChatEvent } from './chat.types.ts'

/** Shown instead of the chat if the session has no backend access. */
export function BackendIssue({ send }: { send: (event: ChatEvent) => void }) {
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
