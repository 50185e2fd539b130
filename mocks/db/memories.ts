import type { Memory, MemoryJson } from '../engine/memory.ts'
import { createMemory, restoreMemory } from '../engine/memory.ts'

/** The indexed content of each user's documents, by user id. */
export interface Memories {
  of(userId: string): Memory
  delete(userId: string): void
  snapshot(): [userId: string, memory: MemoryJson][]
  restore(snapshot: readonly [userId: string, memory: MemoryJson][]): void
}

export function createMemories(): Memories {
  const memories = new Map<string, Memory>()

  return {
    of(userId) {
      const memory = memories.get(userId) ?? createMemory()
      memories.set(userId, memory)
      return memory
    },
    delete(userId) {
      memories.delete(userId)
    },
    snapshot: () => [...memories].map(([userId, memory]) => [userId, memory.toJSON()]),
    restore(snapshot) {
      memories.clear()
      for (const [userId, memory] of snapshot) memories.set(userId, restoreMemory(memory))
    },
  }
}
