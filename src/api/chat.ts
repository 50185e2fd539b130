import { NEW_CHAT_TITLE } from '../domain/chat.ts'
import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isListOf, isObjectWith } from './shapes.ts'
import type { Answer, ChatSession, ChatSessionUpdate, ChatThread } from './types.ts'

/** Maximum time for an answer. Longer than for other calls, because the backend computes the answer meanwhile. */
const ANSWER_TIMEOUT_MS = 2 * 60_000

/** The signed-in user's chat sessions, newest first. */
export function listSessions(signal?: AbortSignal): Promise<ChatSession[]> {
  return call(
    (init) => api().GET('/chat/sessions', init),
    (answer) => (isListOf(answer, 'id') ? answer : null),
    { signal },
  )
}

/** Creates a chat session. The backend returns it, or only its id. */
export function createSession(title: string = NEW_CHAT_TITLE, signal?: AbortSignal): Promise<ChatSession> {
  return call(
    (init) => api().POST('/chat/new', { ...init, body: { title } }),
    (answer) =>
      isObjectWith(answer, 'id')
        ? { title, message_count: 0, created_at: new Date().toISOString(), ...answer }
        : null,
    { signal },
  )
}

/** A chat session with its messages, oldest first. */
export function getThread(sessionId: string, signal?: AbortSignal): Promise<ChatThread> {
  return call(
    (init) => api().GET('/chat/session/{id}', { ...init, params: { path: { id: sessionId } } }),
    (answer) => {
      const isThread = isObjectWith(answer, 'id') && isListOf(answer.messages, 'id', 'role', 'content')
      return isThread ? answer : null
    },
    { signal },
  )
}

/** Renames a chat session or pins it. Backends may lack this: they respond with 404, 405 or 501. */
export function updateSession(id: string, change: ChatSessionUpdate, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().PATCH('/chat/session/{id}', { ...init, params, body: change }), ignoreBody, {
    signal,
  })
}

/** Deletes a chat session with its messages. */
export function deleteSession(sessionId: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id: sessionId } }
  return call((init) => api().DELETE('/chat/session/{id}', { ...init, params }), ignoreBody, { signal })
}

/**
 * Asks a question in a chat session. Returns the answer with its evidence, which may be empty.
 *
 * @param asTyped as if it were the first question of the chat
 * @param documentIds the only documents that the answer may use; empty for all
 */
export function ask(
  sessionId: string,
  {
    text,
    asTyped = false,
    documentIds = [],
  }: { text: string; asTyped?: boolean; documentIds?: readonly string[] | undefined },
  signal?: AbortSignal,
): Promise<Answer> {
  const params = { path: { id: sessionId } }
  const body = {
    text,
    ...(asTyped && { as_typed: true }),
    ...(documentIds.length > 0 && { document_ids: [...documentIds] }),
  }
  return call(
    (init) => api().POST('/chat/session/{id}/ask', { ...init, params, body }),
    (answer) => {
      if (!isObjectWith(answer, 'response')) return null
      const evidence = [answer.hypotheses, answer.reasoning_nodes, answer.sources]
      return evidence.every((list) => isListOf<object>(list)) ? answer : null
    },
    { signal, timeoutMs: ANSWER_TIMEOUT_MS },
  )
}
