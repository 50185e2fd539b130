import type { FocusEvent, ReactNode, Ref, RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import { Virtualizer } from 'virtua'
import { usePrinting } from '../../../lib/usePrinting.ts'
import { cx } from '../../../theme/cx.ts'
import { entrance } from '../../../theme/entrance.css.ts'
import type { ThreadStatus } from '../machine/viewStatus.ts'
import { answerScope, type DocumentNames } from '../messages/answerScope.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { isFirstOfDay, understoodAs } from '../messages/messages.ts'
import type { MessageProps } from './Message.tsx'
import { Message } from './Message.tsx'
import * as styles from './Thread.css.ts'

/** Threads up to this length are not virtualized, so that the browser's text search finds every message. */
const MAX_UNVIRTUALIZED_MESSAGES = 80

export interface MessageListProps
  extends Pick<
    MessageProps,
    'userName' | 'assistantName' | 'contradictionAlerts' | 'settings' | 'onPin' | 'send'
  > {
  messages: readonly ThreadMessage[]
  documentNames: DocumentNames
  /** Shown below the last answer if the documents do not contain it. */
  waitingDocuments?: ReactNode
  status: ThreadStatus
  pinnedId: string | null
  questionRef: Ref<HTMLDivElement>
  /** Set for virtualized threads only. */
  virtualizerRef: RefObject<VirtualizerHandle | null>
  scrollRef: RefObject<HTMLElement | null>
}

/** The messages of a thread. Whether it is virtualized is decided once, so that a growing thread does not jump. */
export function MessageList({
  messages,
  documentNames,
  waitingDocuments,
  status,
  pinnedId,
  questionRef,
  virtualizerRef,
  scrollRef,
  ...rest
}: MessageListProps) {
  const [isVirtualized] = useState(messages.length > MAX_UNVIRTUALIZED_MESSAGES)
  const isPrinting = usePrinting()
  const [initialCount] = useState(messages.length)
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null)
  const isDragging = useScrollbarDrag(scrollRef) && isVirtualized
  const question = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)

  /** Only the last one, because scrolling mounts the others again. */
  const isNewAnswer = (message: ThreadMessage, index: number) =>
    message === last && message.role === 'assistant' && index >= initialCount

  const renderMessage = (message: ThreadMessage, index: number) => (
    <div
      key={message.id}
      ref={message === question ? questionRef : undefined}
      className={cx(
        index === 0 ? styles.message : styles.laterMessage,
        isNewAnswer(message, index) && entrance,
      )}
      data-question={message.role === 'user' || undefined}
      data-index={index}
      style={
        isDragging
          ? { height: virtualizerRef.current?.getItemSize(index), margin: 0, overflow: 'clip' }
          : undefined
      }
    >
      <Message
        message={message}
        isFirstOfDay={isFirstOfDay(messages, index)}
        understoodAs={understoodAs(messages, index)}
        scope={answerScope(messages, index, documentNames)}
        isPinned={message.id === pinnedId}
        canAskAgain={status === 'open' && (message === last || message === question)}
        waitingDocuments={message === last && waitingDocuments}
        {...(isVirtualized && { position: index + 1, total: messages.length })}
        {...rest}
      />
    </div>
  )
  if (!isVirtualized || isPrinting) return messages.map(renderMessage)

  // Keeps the focused message mounted when it is scrolled out of view.
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index
    setFocusedIndex(index === undefined ? null : Number(index))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks the focus
    <div onFocus={onFocus} onBlur={() => setFocusedIndex(null)}>
      <Virtualizer
        ref={virtualizerRef}
        scrollRef={scrollRef}
        data={messages}
        keepMounted={focusedIndex === null ? [] : [focusedIndex]}
      >
        {renderMessage}
      </Virtualizer>
    </div>
  )
}

/**
 * Whether the scrollbar is being dragged. Meanwhile messages must not change their height: the virtualizer would correct
 * the scroll position, and browsers then lose the thumb.
 */
function useScrollbarDrag(scrollRef: RefObject<HTMLElement | null>): boolean {
  const [isDragging, setDragging] = useState(false)
  useEffect(() => {
    const { current: scroller } = scrollRef
    const start = ({ target }: PointerEvent) => target === scroller && setDragging(true)
    const end = (event: Event) => (event as PointerEvent).buttons !== 1 && setDragging(false)
    // Chromium reports no pointerup for a scrollbar.
    const events = ['pointerup', 'pointermove', 'wheel', 'keydown'] as const
    scroller?.addEventListener('pointerdown', start)
    for (const event of events) addEventListener(event, end)
    return () => {
      scroller?.removeEventListener('pointerdown', start)
      for (const event of events) removeEventListener(event, end)
    }
  }, [scrollRef])
  return isDragging
}
