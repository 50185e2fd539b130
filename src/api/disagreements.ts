import { call } from './call.ts'
import { api } from './client.ts'
import { ApiError } from './errors.ts'
import { isListOf, isObjectWith } from './shapes.ts'
import type { Change, Disagreement, DisagreementUpdate } from './types.ts'

const PAGE_SIZE = 100

/** The statuses of a backend without the optional operations. */
const NOT_SUPPORTED = [404, 405, 501]

/** Where the user's documents disagree, newest first. Null if the backend cannot tell. */
export async function listDisagreements(signal?: AbortSignal): Promise<Disagreement[] | null> {
  const found: Disagreement[] = []
  try {
    for (;;) {
      const { contradictions, total } = await readPage(found.length, signal)
      found.push(...contradictions)
      if (contradictions.length === 0 || found.length >= total) return found
    }
  } catch (error) {
    if (error instanceof ApiError && NOT_SUPPORTED.includes(error.status ?? 0)) return null
    throw error
  }
}

function readPage(offset: number, signal?: AbortSignal) {
  const params = { query: { limit: PAGE_SIZE, offset } }
  return call(
    (init) => api().GET('/rag/contradictions', { ...init, params }),
    (answer) => (isListOf(answer?.contradictions, 'id', 'sides', 'status') ? (answer ?? null) : null),
    { signal },
  )
}

/** Decides a disagreement, or undoes that with null, or notes something on it. */
export function updateDisagreement(
  id: string,
  body: DisagreementUpdate,
  signal?: AbortSignal,
): Promise<Disagreement> {
  const params = { path: { id } }
  return call(
    (init) => api().PATCH('/rag/contradictions/{id}', { ...init, params, body }),
    (answer) => (isObjectWith(answer, 'id', 'sides', 'status') ? answer : null),
    { signal },
  )
}

/** What differs between two indexed documents. */
export function compareDocuments(first: string, second: string, signal?: AbortSignal): Promise<Change[]> {
  const params = { query: { first, second } }
  return call(
    (init) => api().GET('/rag/compare', { ...init, params }),
    (answer) => (isListOf(answer?.changes, 'kind', 'first', 'second') ? answer.changes : null),
    { signal },
  )
}
