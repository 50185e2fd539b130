import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { visuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import type { ChatRequest } from './chat.setup.ts'
import { Message } from './Message.tsx'
import type { ThreadMessage } from './messages.ts'
import { Thinking } from './Thinking.tsx'
import * as styles from './Thread.css.ts'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { useThreadScroll } from './useThreadScroll.ts'
import type { ThreadStatus } from './viewStatus.ts'
import { Welcome } from './Welcome.tsx'

export interface ThreadProps {
  status: ThreadStatus
  messages: readonly ThreadMessage[]
  sessionId: string | null
  /** Why the thread could not be loaded. */
  failure: string | null
  pinnedId: string | null
  userName: string
  assistantName: string
  send: (event: ChatRequest) => void
  onPin: (messageId: string) => void
}

/** The messages of the open session, or what stands in their place. */
export function Thread({ status, messages, sessionId, failure, send, ...rest }: ThreadProps) {
  const { endRef, questionRef } = useThreadScroll(messages, sessionId)
  const lastQuestion = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)
  return (
    <div className={styles.inner}>
      {status === 'loading' && <ThreadSkeleton />}
      {status === 'failed' && (
        <ErrorState
          title="This chat could not be loaded"
          text={failure}
          onRetry={() => send({ type: 'thread.requested' })}
        />
      )}
      {status === 'open' && messages.length === 0 && <Welcome assistantName={rest.assistantName} />}
      {messages.length > 0 && <h2 className={visuallyHidden}>Conversation</h2>}
      {messages.map((message) => (
        <div
          key={message.id}
          ref={message === lastQuestion ? questionRef : undefined}
          className={styles.item}
          data-question={message.role === 'user' || undefined}
        >
          <Message
            message={message}
            userName={rest.userName}
            assistantName={rest.assistantName}
            isPinned={message.id === rest.pinnedId}
            onPin={rest.onPin}
            canRetry={status === 'sendFailed' && message === last}
            send={send}
          />
        </div>
      ))}
      {status === 'waiting' && <Thinking assistantName={rest.assistantName} />}
      <div ref={endRef} />
    </div>
  )
}
