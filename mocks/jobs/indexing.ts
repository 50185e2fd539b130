import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DocumentRow } from '../db/rows.ts'
import type { Delays } from './delays.ts'

/** Adds processed documents to their owners' memories. */
export interface Indexing {
  /** Resolves when indexing has finished or failed, see the document's status. Concurrent calls share one run. */
  index(id: string): Promise<void>
  /** Indexes the processed documents that are not indexed, one by one in the background. Returns their number. */
  queueReady(): number
  /** Cancels all work. */
  stop(): void
  /** Resolves when no document is being indexed. */
  idle(): Promise<void>
}

export function createIndexing(options: {
  db: Database
  clock: Clock
  delays: Delays
  /** Called after every change of a document. */
  onChange: () => void
}): Indexing {
  const { db, clock, delays, onChange } = options
  let running = new Map<string, Promise<void>>()
  let queueEnd: Promise<void> = Promise.resolve()

  function index(id: string): Promise<void> {
    const runs = running
    const run = runs.get(id) ?? indexDocument(id, () => running === runs).finally(() => runs.delete(id))
    runs.set(id, run)
    return run
  }

  async function indexDocument(id: string, isCurrent: () => boolean): Promise<void> {
    await clock.sleep(delays.indexing)
    // The document may have been deleted during the delay.
    const document = db.documents.get(id)
    if (!isCurrent() || document === undefined) return
    await db.documents.update(id, addToMemory(document))
    onChange()
  }

  function addToMemory({ id, owner_id }: DocumentRow): Partial<DocumentRow> {
    try {
      const extracted = db.extracts.get(id)
      if (extracted === undefined) throw new Error(`The text of document ${id} is gone.`)
      db.memories.of(owner_id).add(id, extracted)
      return { status: 'completed', is_indexed: true, failure_reason: null }
    } catch (error) {
      console.error(error)
      return {
        status: 'failed',
        is_indexed: false,
        failure_reason:
          'This document could not be indexed because of a fault on our side. Please try again.',
      }
    }
  }

  return {
    index,
    queueReady() {
      const runs = running
      const ready = db.documents.list(({ status, is_indexed }) => status === 'completed' && !is_indexed)
      for (const { id } of ready) queueEnd = queueEnd.then(() => (running === runs ? index(id) : undefined))
      return ready.length
    },
    stop() {
      running = new Map()
    },
    async idle() {
      await queueEnd
      await Promise.all(running.values())
    },
  }
}
