import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { ThreadMessage } from './messages.ts'

/**
 * Brings the last question to the top of the thread: when it is asked, when its answer arrives, when a thread is
 * opened. Not against a reader who has left the thread's end meanwhile, unless the question is their own.
 *
 * Give `endRef` to an element at the thread's end, `questionRef` to the last question, and `longRef` to the list of a
 * thread that is not in the page as a whole.
 */
export function useThreadScroll(messages: readonly ThreadMessage[], sessionId: string | null) {
  const endRef = useRef<HTMLDivElement>(null)
  const questionRef = useRef<HTMLDivElement>(null)
  const longRef = useRef<VirtualizerHandle>(null)
  const isAtEnd = useIsInView(endRef)
  const shownSession = useRef<string | null>(null)
  const last = messages.at(-1)
  const questionPlace = messages.findLastIndex(({ role }) => role === 'user')

  useLayoutEffect(() => {
    if (last === undefined) return
    const isOpened = shownSession.current !== sessionId
    shownSession.current = sessionId
    if (!isOpened && last.role !== 'user' && !isAtEnd.current) return
    if (longRef.current !== null)
      longRef.current.scrollToIndex(Math.max(0, questionPlace), { align: 'start' })
    // Instant where a thread opens; else as the scroller's own style has it, which minds reduced motion.
    else questionRef.current?.scrollIntoView({ block: 'start', behavior: isOpened ? 'instant' : 'auto' })
  }, [last, sessionId, isAtEnd, questionPlace])

  return { endRef, questionRef, longRef }
}

/** Whether the element is in view, kept without drawing anything anew. What is added below it counts only later. */
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
