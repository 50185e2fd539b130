import { type RefObject, useEffect } from 'react'
import { useRestoreFocus } from '../../../lib/focus/useRestoreFocus.ts'

interface ChatFocusOptions {
  composerRef: RefObject<HTMLElement | null>
  threadRef: RefObject<HTMLElement | null>
  isEditing: boolean
}

/**
 * Moves the focus to the composer when a question is edited. When the focused element is removed, its part of the chat
 * gets the focus: "Ask again" is removed when it is pressed, for example, and a passage when another answer arrives.
 * Spread the returned event handlers on the element around all parts.
 */
export function useChatFocus({ composerRef, threadRef, isEditing }: ChatFocusOptions) {
  useEffect(() => {
    if (isEditing) composerRef.current?.focus()
  }, [isEditing, composerRef])
  return useRestoreFocus<'sessions' | 'composer' | 'thread'>({
    positionOf(element, container) {
      if (!container.contains(element)) return null
      if (element.closest('[data-chat-sessions]') !== null) return 'sessions'
      return element.closest('[data-composer]') === null ? 'thread' : 'composer'
    },
    elementAt(position, container) {
      if (position === 'sessions') return container.querySelector<HTMLElement>('[data-chat-sessions] button')
      return position === 'composer' ? composerRef.current : threadRef.current
    },
  })
}
