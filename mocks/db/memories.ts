import type { Memory, MemoryJson } from '../engine/memory.ts'
import { createMemory } from '../engine/memory.ts'
import { createPause, runInSlices } from '../engine/slices.ts'

/** The indexed content of each user's documents, by user id. */
export interface Memories {
  of(userId: string): Memory
  delete(userId: string): void
  snapshot(): [userId: string, memory: MemoryJson][]
  clear(): void
  /** Adds the documents of a snapshot, with pauses in which the thread does other work. */
  restore(snapshot: readonly [userId: string, memory: MemoryJson][]): Promise<void>
}

export function createMemories(): Memories {
  const memories = new Map<string, Memory>()

  function of(userId: string): Memory {
    const memory = memories.get(userId) ?? createMemory()
    memories.set(userId, memory)
    return memory
  }

  return {
    of,
    delete(userId) {
      memories.delete(userId)
    },
    snapshot: () => [...memories].map(([userId, memory]) => [userId, memory.toJSON()]),
    clear: () => memories.clear(),
    async restore(snapshot) {
      const pause = createPause()
      for (const [userId, { documents }] of snapshot) {
        const memory = of(userId)
        for (const { id, extracted, index } of documents)
          await runInSlices(memory.adding(id, extracted, index), pause)
      }
    },
  }
}
