import { listSessions } from '../../api/chat.ts'
import { listDocuments } from '../../api/documents.ts'
import { topConnections } from '../../api/graph.ts'
import { searchMemory } from '../../api/memory.ts'
import type { ChatSession, User } from '../../api/types.ts'
import { newestFirst } from '../../domain/document.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { findMessages } from '../../modules/chat-search/findMessages.ts'
import { readChats } from '../../modules/chat-search/readChats.actors.ts'
import type { FindLists, FoundContents } from './findResults.ts'

/** The most that a backend returns. */
const MAX_CONCEPTS = 100

/** Live actors for `findMachine`. What a failed call would find is left out. */
export function liveFindActors(user: Pick<User, 'id'> | undefined) {
  const id = user?.id ?? ''

  const loadLists = fromCall<FindLists>(async ({ signal }) => {
    const [documents, chats, concepts] = await Promise.allSettled([
      listDocuments(signal).then(newestFirst),
      listSessions(signal),
      topConnections(id, { limit: MAX_CONCEPTS, signal }),
    ])
    signal.throwIfAborted()
    return {
      documents: listOf(documents),
      chats: listOf(chats),
      concepts: listOf(concepts),
      isIncomplete: [documents, chats, concepts].some(isRejected),
    }
  })

  const searchContents = fromCall<FoundContents, { query: string; chats: readonly ChatSession[] }>(
    async ({ input: { query, chats }, signal }) => {
      const [passages, texts] = await Promise.allSettled([
        searchMemory(id, query, signal),
        readChats(user ?? {}, chats, signal),
      ])
      signal.throwIfAborted()
      return {
        passages: listOf(passages),
        messages: findMessages(listOf(texts), query),
        isIncomplete: [passages, texts].some(isRejected),
      }
    },
  )

  return { loadLists, searchContents }
}

const isRejected = ({ status }: PromiseSettledResult<unknown>) => status === 'rejected'

const listOf = <T>(result: PromiseSettledResult<T[]>): T[] =>
  result.status === 'fulfilled' ? result.value : []
