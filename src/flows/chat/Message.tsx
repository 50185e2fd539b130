import { RotateCw } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Answer } from './Answer.tsx'
import type { ChatRequest } from './chat.setup.ts'
import * as styles from './Message.css.ts'
import { MessageFrame } from './MessageFrame.tsx'
import type { ThreadMessage } from './messages.ts'
import { stamp } from './stamp.ts'

export interface MessageProps {
  message: ThreadMessage
  userName: string
  assistantName: string
  /** Its evidence is the one that is shown. */
  isPinned: boolean
  onPin: (messageId: string) => void
  /** The question that this message apologizes for can be sent again. */
  canRetry: boolean
  send: (event: ChatRequest) => void
}

/** One message of the thread. It is drawn anew only when something about it changes: threads are long. */
export const Message = memo(function Message({
  message,
  userName,
  assistantName,
  isPinned,
  onPin,
  canRetry,
  send,
}: MessageProps) {
  const { role, content, timestamp } = message
  if (role === 'user') {
    return (
      <MessageFrame author="user" name={userName} timestamp={timestamp}>
        <p className={styles.question}>{content}</p>
      </MessageFrame>
    )
  }
  return (
    <MessageFrame author="assistant" name={assistantName} timestamp={timestamp}>
      {message.isApology ? (
        <Notice
          tone="error"
          className={styles.apology}
          action={
            canRetry && (
              <Button
                size="small"
                icon={<RotateCw aria-hidden="true" />}
                onClick={() => send({ type: 'message.submitted', ...stamp() })}
              >
                Send again
              </Button>
            )
          }
        >
          {content}
        </Notice>
      ) : (
        <Answer answer={message} isPinned={isPinned} onPin={onPin} />
      )}
    </MessageFrame>
  )
})
