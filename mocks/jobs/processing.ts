import { isInProgress } from '../../src/domain/document.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DocumentRow } from '../db/rows.ts'
import { EngineError } from '../engine/errors.ts'
import { extract } from '../engine/extract.ts'
import type { Delays } from './delays.ts'

/** Documents processed at the same time. The others wait in order of creation. */
const MAX_PARALLEL_DOCUMENTS = 2

/** Moves documents from pending through uploaded and processing to completed or failed, in the background. */
export interface Processing {
  /** Starts waiting documents while slots are free. Call it after adding unfinished documents. */
  wake(): void
  /** Cancels all work. Results of running work are discarded. */
  stop(): void
  /** Resolves when no document is in progress. */
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

  function startWaiting(): void {
    const freeSlots = MAX_PARALLEL_DOCUMENTS - running.size
    if (freeSlots <= 0) return
    const waiting = db.documents.list((document) => isInProgress(document) && !running.has(document.id))
    for (const { id } of waiting.slice(0, freeSlots)) start(id)
  }

  function start(id: string): void {
    const runs = running
    const run = processDocument(id, () => running === runs).finally(() => {
      runs.delete(id)
      if (running === runs) startWaiting()
    })
    runs.set(id, run)
  }

  /** Reads the document again before each step, because it may have been deleted. */
  async function processDocument(id: string, isCurrent: () => boolean): Promise<void> {
    for (;;) {
      const document = db.documents.get(id)
      if (document === undefined || !isInProgress(document)) return
      const changes = await nextStep(document)
      if (!isCurrent()) return
      await db.documents.update(id, changes)
      onChange()
    }
  }

  async function nextStep({ id, status, filename }: DocumentRow): Promise<Partial<DocumentRow>> {
    switch (status) {
      case 'pending':
        await clock.sleep(delays.pending)
        return { status: 'uploaded' }
      case 'uploaded':
        await clock.sleep(delays.uploaded)
        return { status: 'processing' }
      case 'processing': {
        const [outcome] = await Promise.all([read(id, filename), clock.sleep(delays.processing)])
        if (outcome.status === 'failed') return outcome
        return { ...outcome, processed_at: new Date(clock.now()).toISOString() }
      }
      case 'completed':
      case 'failed':
        throw new Error(`Document ${id} is not in progress.`)
    }
  }

  async function read(id: string, filename: string): Promise<Partial<DocumentRow>> {
    try {
      const bytes = db.files.get(id)
      if (bytes === undefined) throw new Error(`The file of document ${id} is gone.`)
      const extracted = await extract({ name: filename, bytes })
      db.extracts.set(id, extracted)
      return { status: 'completed', title: extracted.title, failure_reason: null }
    } catch (error) {
      return { status: 'failed', failure_reason: failureReason(error) }
    }
  }

  return {
    wake: startWaiting,
    stop() {
      running = new Map()
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
  return 'This document could not be read because of a fault on our side. Please try again.'
}
