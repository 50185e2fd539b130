import { compareDocuments } from '../../api/disagreements.ts'
import { listDocuments } from '../../api/documents.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { ComparedIds, Comparison } from './compare.machine.ts'

export const liveActors = {
  load: fromCall<Comparison, { query: ComparedIds }>(async ({ input: { query }, signal }) => {
    const { first, second } = query
    const [documents, changes] = await Promise.all([
      listDocuments(signal),
      first !== null && second !== null && first !== second ? compareDocuments(first, second, signal) : null,
    ])
    const indexed = documents.filter(({ is_indexed }) => is_indexed)
    return { documents: indexed.toSorted((a, b) => a.filename.localeCompare(b.filename)), changes }
  }),
}
