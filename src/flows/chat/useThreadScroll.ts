import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ThreadMessage } from './messages.ts'

/**
 * Brings the last question to the top of the thread: when it is asked, when its answer arrives, when a thread is
 * opened. Not against a reader who has left the thread's end meanwhile, unless the question is their own.
 *
 * Give `endRef` to an element at the thread's end and `questionRef` to the last question.
 */
export function useThreadScroll(messages: readonly ThreadMessage[], sessionId: string | null) {
  const endRef = useRef<HTMLDivElement>(null)
  const questionRef = useRef<HTMLDivElement>(null)
  const isAtEnd = useIsInView(endRef)
  const shownSession = useRef<string | null>(null)
  const last = messages.at(-1)

  useLayoutEffect(() => {
    if (last === undefined) return
    const isOpened = shownSession.current !== sessionId
    shownSession.current = sessionId
    if (isOpened || last.role === 'user' || isAtEnd.current) {
      // Instant where a thread opens; else as the scroller's own style has it, which minds reduced motion.
      questionRef.current?.scrollIntoView({ block: 'start', behavior: isOpened ? 'instant' : 'auto' })
    }
  }, [last, sessionId, isAtEnd])

  return { endRef, questionRef }
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
