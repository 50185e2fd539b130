import { RotateCw } from 'lucide-react'
import { memo } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { ChatRequest } from '../chat.base.ts'
import { Answer } from './Answer.tsx'
import * as styles from './Message.css.ts'
import { MessageFrame } from './MessageFrame.tsx'
import type { ThreadMessage } from './messages.ts'
import { Question } from './Question.tsx'
import { stamp } from './stamp.ts'

export interface MessageProps {
  message: ThreadMessage
  userName: string
  assistantName: string
  /** The first of its day says which day that is. */
  beginsDay: boolean
  /** Its evidence is the one that is shown. */
  isPinned: boolean
  onPin: (messageId: string) => void
  /** It is the last of its kind and nothing is on its way: what it is about can be asked again, or differently. */
  canAskAgain: boolean
  /** An answer that reports contradictions says so at its top. */
  contradictionAlerts: boolean
  send: (event: ChatRequest) => void
  /** Where it stands, counted from 1, and among how many, where not all of them are in the page. */
  place?: number | undefined
  total?: number | undefined
}

/** One message of the thread. It is drawn anew only when something about it changes: threads are long. */
export const Message = memo(function Message({
  message,
  userName,
  assistantName,
  beginsDay,
  canAskAgain,
  send,
  place,
  total,
  ...rest
}: MessageProps) {
  const { role, content, timestamp } = message
  if (role === 'user') {
    return (
      <MessageFrame author="user" name={userName} {...{ timestamp, beginsDay, place, total }}>
        <Question question={message} canChange={canAskAgain} send={send} />
      </MessageFrame>
    )
  }
  return (
    <MessageFrame author="assistant" name={assistantName} {...{ timestamp, beginsDay, place, total }}>
      {message.isApology ? (
        // The toast has said so, and a thread may have many.
        <Notice
          tone="error"
          role="note"
          className={styles.apology}
          action={
            canAskAgain && (
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
        <Answer answer={message} canAskAgain={canAskAgain} send={send} {...rest} />
      )}
    </MessageFrame>
  )
})
