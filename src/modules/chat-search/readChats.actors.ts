import { getThread } from '../../api/chat.ts'
import type { ChatSession } from '../../api/types.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { type ChatTexts, toText } from './findMessages.ts'

const MAX_PARALLEL = 6
/** By chat session id and number of messages. The browser page stores them until it is closed or reloaded. */
const stored = new WeakMap<object, Map<string, ChatTexts['texts']>>()

/**
 * Reads the messages of chat sessions. Sessions without a new message since they were read are not read again. Sessions
 * that cannot be read are left out.
 *
 * @param owner what the texts are stored with: an object of the user's session
 */
export async function readChats(
  owner: object,
  sessions: readonly ChatSession[],
  signal: AbortSignal,
): Promise<ChatTexts[]> {
  const texts = stored.get(owner) ?? new Map<string, ChatTexts['texts']>()
  stored.set(owner, texts)
  const keyOf = ({ id, message_count }: ChatSession) => `${id} ${message_count}`
  await inParallel(
    sessions.filter((session) => session.message_count > 0 && !texts.has(keyOf(session))),
    MAX_PARALLEL,
    async (session) => {
      signal.throwIfAborted()
      const thread = await getThread(session.id, signal).catch(() => null)
      if (thread !== null)
        texts.set(
          keyOf(session),
          thread.messages.map(({ content }) => toText(content)),
        )
    },
  ).finished
  return sessions.flatMap((session) => {
    const found = texts.get(keyOf(session))
    return found === undefined ? [] : [{ session, texts: found }]
  })
}
