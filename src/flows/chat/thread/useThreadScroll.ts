import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ThreadMessage } from '../messages/messages.ts'
import type { LinkedMessage } from '../url/useLinkedMessage.ts'

/**
 * Scrolls the last question to the top when it is sent, when its answer arrives and when a chat session is opened. An
 * answer does not scroll if the end of the thread is out of view, because the user scrolled away. Instead, the message of
 * a link is scrolled to the top and focused, once.
 *
 * Attach `endRef` to an element at the end of the thread, `questionRef` to the last question, and `virtualizerRef` to
 * the list of a virtualized thread.
 */
export function useThreadScroll(
  messages: readonly ThreadMessage[],
  sessionId: string | null,
  linked: LinkedMessage | null,
) {
  const endRef = useRef<HTMLDivElement>(null)
  const questionRef = useRef<HTMLDivElement>(null)
  const virtualizerRef = useRef<VirtualizerHandle>(null)
  const isAtEnd = useIsInView(endRef)
  const shownSession = useRef<string | null>(null)
  const shownLink = useRef('')
  const last = messages.at(-1)
  const questionIndex = messages.findLastIndex(({ role }) => role === 'user')

  useLayoutEffect(() => {
    if (last === undefined) return
    const isOpened = shownSession.current !== sessionId
    shownSession.current = sessionId
    if (linked !== null && linked.sessionId === sessionId && linked.key !== shownLink.current) {
      shownLink.current = linked.key
      virtualizerRef.current?.scrollToIndex(linked.index, { align: 'start' })
      // A virtualized list renders the message in the next frame. By then, the dialog with the link has closed too.
      requestAnimationFrame(() => {
        const message = endRef.current?.parentElement?.querySelector<HTMLElement>(
          `[data-index="${linked.index}"] > article`,
        )
        message?.scrollIntoView({ block: 'start', behavior: 'instant' })
        message?.focus({ preventScroll: true })
      })
      return
    }
    if (!isOpened && last.role !== 'user' && !isAtEnd.current) return
    if (virtualizerRef.current !== null)
      virtualizerRef.current.scrollToIndex(Math.max(0, questionIndex), { align: 'start' })
    // 'auto' uses the scroll container's CSS scroll-behavior, which respects reduced motion.
    else questionRef.current?.scrollIntoView({ block: 'start', behavior: isOpened ? 'instant' : 'auto' })
  }, [last, sessionId, linked, isAtEnd, questionIndex])

  return { endRef, questionRef, virtualizerRef }
}

/** Whether the element is in view, as a ref so that changes do not render. Updated after layout, asynchronously. */
function useIsInView(ref: RefObject<Element | null>): RefObject<boolean> {
  const isInView = useRef(true)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry?.isIntersecting ?? true
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
