import type { Database } from '../db/database.ts'
import type { Indexing } from './indexing.ts'

export interface GraphProgress {
  status: 'idle' | 'running'
  processed: number
  total: number
}

/** Builds the graph anew from every processed document, in the background. */
export interface GraphRun {
  start(): void
  /** How far the run has come, or the last one came. */
  progress(): GraphProgress
  /** Drops the run under way, and what is known of it. */
  stop(): void
  /** Resolves when no run is under way. */
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
