import { call } from './call.ts'
import { api } from './client.ts'
import { isListOf, isObjectWith } from './shapes.ts'
import type { RetrievalStatus } from './types.ts'

/** How much of the signed-in user's documents is indexed, and questions that they answer if the backend suggests any. */
export function retrievalStatus(signal?: AbortSignal): Promise<RetrievalStatus> {
  return call(
    (init) => api().GET('/rag/', init),
    (answer) => {
      if (!isObjectWith(answer, 'status', 'documents')) return null
      const { suggested_questions, ...status } = answer
      const isUsable = isListOf(suggested_questions, 'question', 'kind', 'filenames')
      return isUsable ? { ...status, suggested_questions } : status
    },
    { signal },
  )
}
