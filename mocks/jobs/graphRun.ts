import type { Database } from '../db/database.ts'
import type { Indexing } from './indexing.ts'

export interface GraphProgress {
  status: 'idle' | 'running'
  processed: number
  total: number
}

/** Rebuilds the graph from every processed document, in the background. */
export interface GraphRun {
  start(): void
  /** Progress of the current run, or of the last one. */
  progress(): GraphProgress
  /** Cancels the current run and resets the progress. */
  stop(): void
  /** Resolves when no run is active. */
  idle(): Promise<void>
}

export function createGraphRun({ db, indexing }: { db: Database; indexing: Indexing }): GraphRun {
  let current: GraphProgress = { status: 'idle', processed: 0, total: 0 }
  let running: Promise<void> = Promise.resolve()

  async function run(progress: GraphProgress, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (current !== progress) return
      await indexing.index(id)
      progress.processed += 1
    }
    progress.status = 'idle'
  }

  return {
    start() {
      const processed = db.documents.list(({ status }) => status === 'completed')
      current = { status: 'running', processed: 0, total: processed.length }
      running = run(
        current,
        processed.map(({ id }) => id),
      )
    },
    progress: () => ({ ...current }),
    stop() {
      current = { status: 'idle', processed: 0, total: 0 }
    },
    idle: () => running,
  }
}
