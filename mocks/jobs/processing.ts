import { isInProgress } from '../../src/domain/document.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DocumentRow } from '../db/rows.ts'
import { EngineError } from '../engine/errors.ts'
import { extract } from '../engine/extract.ts'
import type { Delays } from './delays.ts'
import { extractedFields } from './extractedFields.ts'
import { createSlots } from './slots.ts'

/** Documents that are read at the same time, so that a short one does not wait for a long one. */
const MAX_PARALLEL_READS = 2

/**
 * Moves documents from pending through uploaded and processing to completed or failed, in the background. A document is
 * shown as processing when reading it starts.
 */
export interface Processing {
  /** Starts the work on unfinished documents. Call it after adding some. */
  wake(): void
  /** Cancels all work. Results of running work are discarded. */
  stop(): void
  /** Resolves when no document is in progress, except those that wait for their time. */
  idle(): Promise<void>
}

export function createProcessing(options: {
  db: Database
  clock: Clock
  delays: Delays
  /** Called after every change of a document. */
  onChange: () => void
}): Processing {
  const { db, clock, delays, onChange } = options
  let running = new Map<string, Promise<void>>()
  /** The documents that are started at the end of their wait. */
  let waiting = new Set<string>()
  let reads = createSlots(MAX_PARALLEL_READS)

  function wake(): void {
    const unfinished = db.documents.list((document) => isInProgress(document) && !running.has(document.id))
    for (const { id, waits_until } of unfinished) {
      const wait = waits_until === undefined ? 0 : Date.parse(waits_until) - clock.now()
      if (wait <= 0) start(id)
      else void startLater(id, wait)
    }
  }

  async function startLater(id: string, ms: number): Promise<void> {
    if (waiting.has(id)) return
    const ids = waiting
    ids.add(id)
    await clock.sleep(ms)
    if (waiting !== ids) return
    ids.delete(id)
    if (!running.has(id)) start(id)
  }

  function start(id: string): void {
    const runs = running
    const run = processDocument(id, () => running === runs).finally(() => runs.delete(id))
    runs.set(id, run)
  }

  /** The document of a run that was neither stopped nor overtaken by the document's deletion. */
  const findUnfinished = (id: string, isCurrent: () => boolean): DocumentRow | undefined => {
    const document = isCurrent() ? db.documents.get(id) : undefined
    return document !== undefined && isInProgress(document) ? document : undefined
  }

  async function processDocument(id: string, isCurrent: () => boolean): Promise<void> {
    const update = async (changes: Partial<DocumentRow>): Promise<void> => {
      if (!isCurrent()) return
      await db.documents.update(id, changes)
      onChange()
    }
    if (findUnfinished(id, isCurrent)?.status === 'pending') {
      await clock.sleep(delays.pending)
      await update({ status: 'uploaded' })
    }
    if (findUnfinished(id, isCurrent)?.status === 'uploaded') await clock.sleep(delays.uploaded)
    const release = await reads.acquire()
    const document = findUnfinished(id, isCurrent)
    if (document === undefined) return release()
    if (document.status !== 'processing') await update({ status: 'processing' })
    const minimumDuration = clock.sleep(delays.processing)
    const outcome = await read(document, isCurrent).finally(release)
    await minimumDuration
    await update({
      ...outcome,
      ...(outcome.status === 'completed' && { processed_at: new Date(clock.now()).toISOString() }),
    })
  }

  async function read(
    { id, filename, encoding }: DocumentRow,
    isCurrent: () => boolean,
  ): Promise<Partial<DocumentRow>> {
    try {
      const bytes = db.files.get(id)
      if (bytes === undefined) throw new Error(`The file of document ${id} is gone.`)
      const extracted = await extract({ name: filename, bytes, encoding })
      if (isCurrent() && db.documents.get(id) !== undefined) db.extracts.set(id, extracted)
      return { status: 'completed', failure_reason: null, ...extractedFields(extracted) }
    } catch (error) {
      return { status: 'failed', failure_reason: failureReason(error) }
    }
  }

  return {
    wake,
    stop() {
      running = new Map()
      waiting = new Set()
      reads = createSlots(MAX_PARALLEL_READS)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

/** The message of an EngineError is written for users; other errors are logged. */
function failureReason(error: unknown): string {
  if (error instanceof EngineError) return error.message
  console.error(error)
  return "This document couldn't be read because of a problem on our side. Please try again."
}
