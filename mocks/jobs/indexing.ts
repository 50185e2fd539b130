import { isInProgress } from '../../src/domain/document.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Ids } from '../db/ids.ts'
import type { DocumentRow } from '../db/rows.ts'
import { indexDocument } from '../engine/documentIndex.ts'
import { runInSlices } from '../engine/slices.ts'
import type { ExtractedDocument } from '../engine/types.ts'
import type { Delays } from './delays.ts'
import { storeDisagreements } from './disagreements.ts'
import { createSlots } from './slots.ts'

/** Adds processed documents to their owners' memories. */
export interface Indexing {
  /** Resolves when indexing has finished or failed, see the document's status. Concurrent calls share one run. */
  index(id: string): Promise<void>
  /** Indexes the processed documents that are not indexed, one by one in the background. Returns their number. */
  queueReady(): number
  stop(): void
  /** Resolves when no document is being indexed. */
  idle(): Promise<void>
}

export function createIndexing(options: {
  db: Database
  clock: Clock
  ids: Ids
  delays: Delays
  /** Called after every change of a document. */
  onChange: () => void
}): Indexing {
  const { db, clock, delays, onChange } = options
  let running = new Map<string, Promise<void>>()
  let queueEnd: Promise<void> = Promise.resolve()
  /** One at a time, so that documents are added in the order of the calls. */
  let additions = createSlots(1)

  function index(id: string): Promise<void> {
    const runs = running
    const current = runs.get(id) ?? run(id, () => running === runs).finally(() => runs.delete(id))
    runs.set(id, current)
    return current
  }

  async function run(id: string, isCurrent: () => boolean): Promise<void> {
    await clock.sleep(delays.indexing)
    const release = await additions.acquire()
    try {
      let extracted: ExtractedDocument | undefined
      do {
        // The document may have been deleted in the meantime, or is read again.
        const document = db.documents.get(id)
        if (!isCurrent() || document === undefined || isInProgress(document)) return
        extracted = db.extracts.get(id)
        const changes = await addToMemory(document, extracted, isCurrent)
        if (changes === null) return
        await db.documents.update(id, changes)
        onChange()
        // More pages of a scan may have been read meanwhile.
      } while (db.extracts.get(id) !== extracted)
    } finally {
      release()
    }
  }

  /** Null if the document was deleted or is read again, or all work was canceled. */
  async function addToMemory(
    document: DocumentRow,
    extracted: ExtractedDocument | undefined,
    isCurrent: () => boolean,
  ): Promise<Partial<DocumentRow> | null> {
    const { id, owner_id } = document
    try {
      if (extracted === undefined) throw new Error(`The text of document ${id} is gone.`)
      const index = await runInSlices(indexDocument(extracted))
      const isGone = (): boolean => !isCurrent() || !isReadingOf(db.extracts.get(id), extracted)
      if (isGone()) return null
      await runInSlices(db.memories.of(owner_id).adding(id, extracted, index))
      if (isGone()) return null
      const disagreements = await runInSlices(db.memories.of(owner_id).disagreementsOf(id))
      if (isGone()) return null
      await storeDisagreements(options, document, disagreements)
      const { summary, questions } = await runInSlices(db.memories.of(owner_id).overviewOf(id))
      if (isGone()) return null
      return {
        status: 'completed',
        is_indexed: true,
        failure_reason: null,
        summary: summary.join(' '),
        suggested_questions: [...questions],
      }
    } catch (error) {
      console.error(error)
      return {
        status: 'failed',
        is_indexed: false,
        failure_reason:
          "This document couldn't be indexed because of a problem on our side. Please try again.",
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
      additions = createSlots(1)
    },
    async idle() {
      await queueEnd
      await Promise.all(running.values())
    },
  }
}

/** Whether the text of a document is the same, or that of a scan of which more pages were read. */
function isReadingOf(current: ExtractedDocument | undefined, earlier: ExtractedDocument): boolean {
  return current === earlier || (current?.scans ?? []).length > (earlier.scans ?? []).length
}
