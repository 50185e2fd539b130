import { getResponse } from 'msw'
import { HttpError } from './api/errors.ts'
import { operations } from './api/operations.ts'
import type { Clock } from './clock.ts'
import type { Database, DatabaseSnapshot } from './db/database.ts'
import { createDatabase } from './db/database.ts'
import { createIds } from './db/ids.ts'
import type { HostedDatabase, HostedSnapshot } from './hosted/database.ts'
import { createHostedDatabase } from './hosted/database.ts'
import { createHosted } from './hosted/hosted.ts'
import type { Delays } from './jobs/delays.ts'
import { createGraphRun } from './jobs/graphRun.ts'
import { createIndexing } from './jobs/indexing.ts'
import { createProcessing } from './jobs/processing.ts'
import type { Random } from './random.ts'

/** A backend as one function. */
export type Handle = (request: Request) => Promise<Response>

/** The whole backend at one moment, as a value that can be cloned and stored. */
export interface BackendSnapshot {
  readonly database: DatabaseSnapshot
  /** Missing in what was stored before the hosted provider was mocked. */
  readonly hosted?: HostedSnapshot
  /** Kept as well, or a restored backend would hand out ids that it has given before. */
  readonly random: number
}

export interface Backend {
  /**
   * Answers a request to /api/v1, or to the hosted provider at /hosted. What neither has is answered with 501, never
   * by the network.
   */
  readonly handle: Handle
  readonly db: Database
  /** What the hosted provider remembers. */
  readonly hosted: HostedDatabase
  snapshot(): BackendSnapshot
  /** Takes the snapshot's place and goes on with the work that was unfinished in it. */
  restore(snapshot: BackendSnapshot): Promise<void>
  /** Forgets everything. */
  reset(): void
  /** Resolves when no document is being worked on. */
  idle(): Promise<void>
}

export interface BackendOptions {
  readonly clock: Clock
  readonly random: Random
  readonly delays: Delays
  /** Told after every change that no request made. */
  readonly onChange?: () => void
}

/** An empty backend: the handlers of api/v1 over a database, a clock and the engine, and the hosted provider's. */
export function createBackend({ clock, random, delays, onChange = () => {} }: BackendOptions): Backend {
  const db = createDatabase()
  const processing = createProcessing({ db, clock, delays, onChange })
  const indexing = createIndexing({ db, clock, delays, onChange })
  const graphRun = createGraphRun({ db, indexing })
  const context = { db, clock, ids: createIds(random), delays, processing, indexing, graphRun }
  const hosted = createHostedDatabase()
  const handlers = [
    ...operations(context).map(({ handler }) => handler),
    ...createHosted({ db: hosted, clock, random }).handlers,
  ]

  function stop(): void {
    processing.stop()
    indexing.stop()
    graphRun.stop()
  }

  return {
    async handle(request) {
      const response = await getResponse(handlers, request)
      const { pathname } = new URL(request.url)
      return response ?? new HttpError(501, `Not implemented: ${request.method} ${pathname}`).toResponse()
    },
    db,
    hosted,
    snapshot: () => ({ database: db.snapshot(), hosted: hosted.snapshot(), random: random.state }),
    async restore(snapshot) {
      stop()
      await db.restore(snapshot.database)
      if (snapshot.hosted === undefined) hosted.reset()
      else await hosted.restore(snapshot.hosted)
      random.state = snapshot.random
      processing.wake()
    },
    reset() {
      stop()
      db.reset()
      hosted.reset()
    },
    async idle() {
      await processing.idle()
      await indexing.idle()
      await graphRun.idle()
    },
  }
}
