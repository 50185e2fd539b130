import type { FocusEvent, Ref, RefObject } from 'react'
import { useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { Virtualizer } from 'virtua'
import type { ThreadStatus } from '../viewStatus.ts'
import type { MessageProps } from './Message.tsx'
import { Message } from './Message.tsx'
import type { ThreadMessage } from './messages.ts'
import { beginsDay } from './messages.ts'
import * as styles from './Thread.css.ts'

/** A thread of up to so many messages is in the page as a whole, where the browser finds its words. */
const MOST_AT_ONCE = 80

export interface MessagesProps
  extends Pick<MessageProps, 'userName' | 'assistantName' | 'contradictionAlerts' | 'onPin' | 'send'> {
  messages: readonly ThreadMessage[]
  status: ThreadStatus
  pinnedId: string | null
  questionRef: Ref<HTMLDivElement>
  /** Of a long thread, of which only what is near to what is seen is in the page. */
  longRef: Ref<VirtualizerHandle>
  /** What the thread scrolls in. */
  scrollRef: RefObject<HTMLElement | null>
}

/** The messages of a thread. Whether it is long was settled when it was opened, so that nothing jumps. */
export function Messages({
  messages,
  status,
  pinnedId,
  questionRef,
  longRef,
  scrollRef,
  ...rest
}: MessagesProps) {
  const [isLong] = useState(messages.length > MOST_AT_ONCE)
  const [focused, setFocused] = useState<number | null>(null)
  const question = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)
  const isIdle = status === 'open' || status === 'sendFailed'

  const draw = (message: ThreadMessage, index: number) => (
    <div
      key={message.id}
      ref={message === question ? questionRef : undefined}
      className={index === 0 ? styles.item : styles.following}
      data-question={message.role === 'user' || undefined}
      data-place={index}
    >
      <Message
        message={message}
        beginsDay={beginsDay(messages, index)}
        isPinned={message.id === pinnedId}
        canAskAgain={isIdle && (message === last || (status === 'open' && message === question))}
        {...(isLong && { place: index + 1, total: messages.length })}
        {...rest}
      />
    </div>
  )
  if (!isLong) return messages.map(draw)

  // What has the focus stays, however far it is scrolled away.
  const whenFocused = ({ target }: FocusEvent) => {
    const place = target.closest<HTMLElement>('[data-place]')?.dataset.place
    setFocused(place === undefined ? null : Number(place))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus is
    <div onFocus={whenFocused} onBlur={() => setFocused(null)}>
      <Virtualizer
        ref={longRef}
        scrollRef={scrollRef}
        data={messages}
        keepMounted={focused === null ? [] : [focused]}
      >
        {draw}
      </Virtualizer>
    </div>
  )
}
