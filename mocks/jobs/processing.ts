import { hasUnreadPages, isInProgress } from '../../src/domain/document.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DocumentRow } from '../db/rows.ts'
import { EngineError } from '../engine/errors.ts'
import { extractByPages } from '../engine/extract.ts'
import type { ExtractedDocument } from '../engine/types.ts'
import type { Delays } from './delays.ts'
import { extractedFields } from './extractedFields.ts'
import type { Indexing } from './indexing.ts'
import { isPaused } from './pausedReading.ts'
import { createSlots } from './slots.ts'

/** Documents that are read at the same time, so that a short one does not wait for a long one. */
const MAX_PARALLEL_READS = 2

/** Adding a page to a long document takes time, so at least this many times as long no other is added. */
const REST = 10

/** What changes in a document by a step of reading it. */
interface Outcome extends Partial<DocumentRow> {
  readonly extracted?: ExtractedDocument
}

const isUnread = (document: DocumentRow): boolean => isInProgress(document) || hasUnreadPages(document)

/**
 * Moves documents from pending through uploaded and processing to completed or failed, in the background. A document is
 * shown as processing when reading it starts. A scan is completed with its first page that has text; the others are added as
 * they are read.
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
  indexing: Indexing
  /** Called after every change of a document. */
  onChange: () => void
}): Processing {
  const { db, clock, delays, indexing, onChange } = options
  let running = new Map<string, Promise<void>>()
  /** The documents that are started at the end of their wait. */
  let waiting = new Set<string>()
  let reads = createSlots(MAX_PARALLEL_READS)

  function wake(): void {
    const unfinished = db.documents.list(
      (document) => isUnread(document) && !isPaused(document) && !running.has(document.id),
    )
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
    const run = processDocument(id, () => running === runs).finally(() => {
      runs.delete(id)
      // Reading was continued before it had stopped.
      const document = db.documents.get(id)
      if (running === runs && document?.read_pages && isUnread(document)) start(id)
    })
    runs.set(id, run)
  }

  /** The document of a run that was neither stopped nor overtaken by the document's deletion. */
  const findUnfinished = (id: string, isCurrent: () => boolean): DocumentRow | undefined => {
    const document = isCurrent() ? db.documents.get(id) : undefined
    return document !== undefined && isUnread(document) ? document : undefined
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
    if (isInProgress(document) && document.status !== 'processing') await update({ status: 'processing' })
    const minimumDuration = clock.sleep(delays.processing)
    let isReleased = false
    const releaseOnce = (): void => {
      if (!isReleased) release()
      isReleased = true
    }
    try {
      for await (const outcome of read(document)) {
        // Recognizing the text of the pages has its own limit.
        releaseOnce()
        await minimumDuration
        if (findUnfinished(id, isCurrent) === undefined) return
        await keep(id, outcome, update)
      }
    } finally {
      releaseOnce()
    }
  }

  async function keep(
    id: string,
    { extracted, ...changes }: Outcome,
    update: (changes: Partial<DocumentRow>) => Promise<void>,
  ): Promise<void> {
    if (extracted !== undefined) db.extracts.set(id, extracted)
    const isFirst = changes.status === 'completed' && db.documents.get(id)?.processed_at === null
    await update({ ...changes, ...(isFirst && { processed_at: new Date(clock.now()).toISOString() }) })
    if (extracted !== undefined && db.documents.get(id)?.is_indexed) await indexing.index(id)
  }

  async function* read({ id, filename, encoding }: DocumentRow): AsyncGenerator<Outcome, void> {
    try {
      const bytes = db.files.get(id)
      if (bytes === undefined) throw new Error(`The file of document ${id} is gone.`)
      const scans = db.extracts.get(id)?.scans?.filter(({ kind }) => kind !== 'failed')
      let hasText = false
      let nextAt = Number.NEGATIVE_INFINITY
      const steps = extractByPages({ name: filename, bytes, encoding }, { scans })
      for await (const { missing, pageCount, compose } of steps) {
        const progress = pageCount !== null && { pages: pageCount, pages_read: pageCount - missing.length }
        const document = db.documents.get(id)
        const hasStopped = document !== undefined && isPaused({ ...document, ...progress })
        const isLast = missing.length === 0 || hasStopped
        const start = performance.now()
        if (!isLast && hasText && start < nextAt) {
          yield { ...progress }
          continue
        }
        const extracted = await compose()
        hasText = extracted.pages.some(({ text }) => text !== '')
        yield {
          ...progress,
          extracted,
          ...(hasText || missing.length === 0
            ? { status: 'completed', failure_reason: null, ...extractedFields(extracted) }
            : hasStopped && { status: 'uploaded' }),
        }
        if (hasStopped) return
        nextAt = performance.now() + (performance.now() - start) * REST
      }
    } catch (error) {
      yield { status: 'failed', failure_reason: failureReason(error) }
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
