import { Link2, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import { memo } from 'react'
import type { SuggestedQuestion } from '../../../api/types.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts'
import type { OfferStatus, ThreadStatus } from '../machine/viewStatus.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { QuestionButton } from '../suggestions/QuestionButton.tsx'
import type { LinkedMessage } from '../url/useLinkedMessage.ts'
import { FollowUps } from './FollowUps.tsx'
import type { MessageListProps } from './MessageList.tsx'
import { MessageList } from './MessageList.tsx'
import { ThinkingIndicator } from './ThinkingIndicator.tsx'
import * as styles from './Thread.css.ts'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { useThreadScroll } from './useThreadScroll.ts'
import { Welcome } from './Welcome.tsx'

export interface ThreadProps extends Omit<MessageListProps, 'questionRef' | 'virtualizerRef'> {
  status: ThreadStatus
  messages: readonly ThreadMessage[]
  sessionId: string | null
  /** Error message if the thread could not be loaded. */
  failure: string | null
  scrollRef: RefObject<HTMLElement | null>
  offer: OfferStatus
  suggestedQuestions: readonly SuggestedQuestion[]
  /** The question of a link, offered in an empty thread. */
  linkedQuestion?: string | null | undefined
  /** The message of a link: scrolled to and focused when its chat session is open. */
  linkedMessage?: LinkedMessage | null | undefined
  /** Shown below the last answer. */
  followUps: readonly string[]
}

/** The messages of the open chat session, or its loading, error or empty state. Memoized: typing does not render it. */
export const Thread = memo(function Thread({
  sessionId,
  failure,
  offer,
  suggestedQuestions,
  linkedQuestion = null,
  linkedMessage = null,
  followUps,
  ...rest
}: ThreadProps) {
  const { status, messages, send, assistantName } = rest
  const { endRef, questionRef, virtualizerRef } = useThreadScroll(messages, sessionId, linkedMessage)
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
      {status === 'deleted' && (
        <EmptyState
          icon={<Trash2 />}
          title="This chat is not available"
          text={`It was deleted, or it belongs to another account. ${linkedQuestion === null ? 'Your next question starts a new chat.' : 'You can ask its question about your own documents.'}`}
        />
      )}
      {(status === 'deleted' || status === 'open') && messages.length === 0 && linkedQuestion !== null && (
        <QuestionButton question={linkedQuestion} note="From the link" icon={<Link2 />} send={send} />
      )}
      {status === 'open' && messages.length === 0 && (
        <Welcome assistantName={assistantName} offer={offer} questions={suggestedQuestions} send={send} />
      )}
      {messages.length > 0 && (
        <>
          <h2 className={visuallyHidden}>Conversation</h2>
          <MessageList
            key={messages[0]?.id}
            questionRef={questionRef}
            virtualizerRef={virtualizerRef}
            {...rest}
          />
        </>
      )}
      {status === 'open' && <FollowUps messages={messages} questions={followUps} send={send} />}
      {status === 'waiting' && <ThinkingIndicator assistantName={assistantName} />}
      <div ref={endRef} />
    </div>
  )
})
