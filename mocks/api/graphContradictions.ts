import type { Context } from '../context.ts'
import type { Disagreement } from '../engine/disagreements/disagreement.ts'
import { contradictionsIn, type GraphContradiction } from '../engine/graph/contradictions.ts'
import type { Memory, MemoryDocument } from '../engine/memory.ts'
import { runInSlices } from '../engine/slices.ts'

/** Comparing all statements of more documents takes too long for a request. */
const MAX_DOCUMENTS = 50

interface Compared {
  readonly documents: readonly MemoryDocument[]
  readonly disagreements: Promise<readonly Disagreement[]>
}

/** By memory, until its documents change. */
const compared = new WeakMap<Memory, Compared>()

/** The contradictions of a user's graph. */
export async function graphContradictions({ db }: Context, userId: string): Promise<GraphContradiction[]> {
  const memory = db.memories.of(userId)
  return contradictionsIn(memory.graph().nodes, await disagreementsOf(memory))
}

function disagreementsOf(memory: Memory): Promise<readonly Disagreement[]> {
  const { documents } = memory.toJSON()
  if (documents.length > MAX_DOCUMENTS) return Promise.resolve([])
  const known = compared.get(memory)
  const isCurrent =
    known?.documents.length === documents.length &&
    documents.every(({ index }, i) => index === known.documents[i]?.index)
  if (isCurrent) return known.disagreements
  const disagreements = compareAll(memory, documents)
  compared.set(memory, { documents, disagreements })
  return disagreements
}

async function compareAll(memory: Memory, documents: readonly MemoryDocument[]): Promise<Disagreement[]> {
  const found: Disagreement[] = []
  for (const { id } of documents) found.push(...(await runInSlices(memory.disagreementsOf(id))))
  return found
}
