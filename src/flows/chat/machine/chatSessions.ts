import type { ChatSession } from '../../../api/types.ts'
import { cutAt, formatRecentDay, formatTimeOfDay } from '../../../lib/text/format.ts'
import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'
import type { MessageMatch } from '../../../modules/chat-search/findMessages.ts'

/** Maximum length of a chat session's title, in characters. */
const MAX_TITLE_LENGTH = 60

export function chatTitle(question: string): string {
  return cutAt(question.trim().replace(/\s+/g, ' '), MAX_TITLE_LENGTH)
}

export const countChats = (count: number): string => `${count} ${count === 1 ? 'chat' : 'chats'}`

/** The listed chat sessions, and the open one if the backend listed them before it was created. */
export function mergeChatSessions(
  listed: readonly ChatSession[],
  sessions: readonly ChatSession[],
  selectedId: string | null,
): readonly ChatSession[] {
  const open = sessions.find(({ id }) => id === selectedId)
  const isMissing = open !== undefined && !listed.some(({ id }) => id === open.id)
  return isMissing ? [open, ...listed] : listed
}

/** The pinned chat sessions first; otherwise in their order. */
export function pinnedFirst(sessions: readonly ChatSession[]): readonly ChatSession[] {
  return [...sessions.filter(({ pinned }) => pinned), ...sessions.filter(({ pinned }) => !pinned)]
}

export function isEmptyChat(sessions: readonly ChatSession[], id: string | null): boolean {
  return !sessions.some((session) => session.id === id && session.message_count > 0)
}

export function countAnsweredQuestion(
  sessions: readonly ChatSession[],
  id: string | null,
): readonly ChatSession[] {
  return sessions.map((session) =>
    session.id === id ? { ...session, message_count: session.message_count + 2 } : session,
  )
}

/** The chat sessions whose title or one of whose messages contains every word of the query. */
export function searchChatSessions(
  sessions: readonly ChatSession[],
  query: string,
  messages: readonly MessageMatch[] = [],
): readonly ChatSession[] {
  const words = searchWords(query)
  if (words.length === 0) return sessions
  const ids = new Set(messages.map(({ session }) => session.id))
  return sessions.filter(({ id, title }) => ids.has(id) || containsWords(foldText(title), words))
}

/**
 * When each chat session began, by id: its day, and also the time if another session with the same title began on that
 * day. `now` is in milliseconds.
 */
export function chatTimes(sessions: readonly ChatSession[], now = Date.now()): ReadonlyMap<string, string> {
  const named = sessions.map(({ id, title, created_at }) => {
    const day = formatRecentDay(created_at, now)
    return { id, day, time: formatTimeOfDay(created_at), name: `${day} ${title}` }
  })
  const counts = new Map<string, number>()
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Map(
    named.map(({ id, day, time, name }) => [id, (counts.get(name) ?? 0) > 1 ? `${day}, ${time}` : day]),
  )
}
