import { useEffect, useState } from 'react'
import type { ChatSession } from '../../../api/types.ts'
import { findMessages, type MessageMatch } from '../../../modules/chat-search/findMessages.ts'
import { readChats } from '../../../modules/chat-search/readChats.actors.ts'

const TYPING_PAUSE_MS = 150
const NONE: readonly MessageMatch[] = []

/** The messages that a search finds. Empty until the chat sessions have been read. `owner`: see `readChats`. */
export function useFoundMessages(
  owner: object,
  sessions: readonly ChatSession[],
  query: string,
): readonly MessageMatch[] {
  const [found, setFound] = useState({ query: '', matches: NONE })
  useEffect(() => {
    if (query.trim() === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      readChats(owner, sessions, signal).then(
        (chats) => signal.aborted || setFound({ query, matches: findMessages(chats, query) }),
        // Aborted. What cannot be read is left out.
        () => {},
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [owner, sessions, query])
  return found.query === query ? found.matches : NONE
}
