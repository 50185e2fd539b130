import type { RefObject } from 'react'
import { memo } from 'react'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import type { ThreadStatus } from '../viewStatus.ts'
import type { MessagesProps } from './Messages.tsx'
import { Messages } from './Messages.tsx'
import type { ThreadMessage } from './messages.ts'
import { Thinking } from './Thinking.tsx'
import * as styles from './Thread.css.ts'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { useThreadScroll } from './useThreadScroll.ts'
import { Welcome } from './Welcome.tsx'

export interface ThreadProps extends Omit<MessagesProps, 'questionRef' | 'longRef'> {
  status: ThreadStatus
  messages: readonly ThreadMessage[]
  sessionId: string | null
  /** Why the thread could not be loaded. */
  failure: string | null
  scrollRef: RefObject<HTMLElement | null>
}

/** The messages of the open session, or what stands in their place. Typing does not touch it. */
export const Thread = memo(function Thread({ sessionId, failure, ...rest }: ThreadProps) {
  const { status, messages, send, assistantName } = rest
  const { endRef, questionRef, longRef } = useThreadScroll(messages, sessionId)
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
      {status === 'open' && messages.length === 0 && <Welcome assistantName={assistantName} />}
      {messages.length > 0 && (
        <>
          <h2 className={visuallyHidden}>Conversation</h2>
          <Messages key={messages[0]?.id} questionRef={questionRef} longRef={longRef} {...rest} />
        </>
      )}
      {status === 'waiting' && <Thinking assistantName={assistantName} />}
      <div ref={endRef} />
    </div>
  )
})
