import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { memo } from 'react'
import type { AccountSettings } from '../../../domain/settings.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { Answer } from './Answer.tsx'
import * as styles from './Message.css.ts'
import { MessageFrame } from './MessageFrame.tsx'
import { Question } from './Question.tsx'

export interface MessageProps {
  message: ThreadMessage
  userName: string
  assistantName: string
  /** The first message of a day also shows the date. */
  isFirstOfDay: boolean
  /** How a question was understood, if it took something from the chat. */
  understoodAs: string | null
  /** Which documents an answer is limited to; null without a limit. */
  scope: string | null
  /** The evidence panel shows this answer. */
  isPinned: boolean
  onPin: (messageId: string) => void
  /** The last question can be edited or asked again while no answer is pending. */
  canAskAgain: boolean
  contradictionAlerts: boolean
  /** Shown below an answer without evidence. */
  waitingDocuments?: ReactNode
  /** See `Answer`. */
  settings?: AccountSettings | undefined
  send: (event: ChatEvent) => void
  /** Position in the thread, counted from 1, and number of messages; set for virtualized threads only. */
  position?: number | undefined
  total?: number | undefined
}

/** One message of the thread. Memoized, because threads are long. */
export const Message = memo(function Message({
  message,
  userName,
  assistantName,
  isFirstOfDay,
  understoodAs,
  canAskAgain,
  send,
  position,
  total,
  ...rest
}: MessageProps) {
  const { role, content, timestamp } = message
  if (role === 'user') {
    return (
      <MessageFrame author="user" name={userName} {...{ timestamp, isFirstOfDay, position, total }}>
        <Question question={message} understoodAs={understoodAs} canChange={canAskAgain} send={send} />
      </MessageFrame>
    )
  }
  return (
    <MessageFrame author="assistant" name={assistantName} {...{ timestamp, isFirstOfDay, position, total }}>
      {message.isApology ? (
        // role="note" instead of an alert: the toast has announced it, and a thread may contain many.
        <Notice
          tone="error"
          role="note"
          className={styles.apology}
          action={
            canAskAgain && (
              <Button
                size="small"
                icon={<RotateCw aria-hidden="true" />}
                onClick={() => send({ type: 'question.repeated' })}
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
