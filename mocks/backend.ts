import { getResponse } from 'msw'
import { HttpError } from './api/errors.ts'
import { operations } from './api/operations.ts'
import { createRouter } from './api/router.ts'
import type { Clock } from './clock.ts'
import type { Database, DatabaseContent, DatabaseSnapshot, DatabaseTables } from './db/database.ts'
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

export type Handle = (request: Request) => Promise<Response>

/** All data of the backend, as a value that can be cloned and stored. */
export interface BackendSnapshot extends BackendTables {
  readonly database: DatabaseSnapshot
}

/** A snapshot without the files and what was derived from them. */
export interface BackendTables {
  readonly database: DatabaseTables
  /** Missing in snapshots stored before the hosted provider was mocked. */
  readonly hosted?: HostedSnapshot
  /** State of the random generator. Without it a restored backend would issue the same ids again. */
  readonly random: number
}

export interface Backend {
  /**
   * Handles a request to /api/v1 or to the hosted provider at /hosted. Their unknown paths get 404, requests to neither
   * 501; none reaches the network.
   */
  readonly handle: Handle
  readonly db: Database
  readonly hosted: HostedDatabase
  snapshot(): BackendSnapshot
  /** Replaces all data and resumes the unfinished work of the snapshot. */
  restore(snapshot: BackendSnapshot): Promise<void>
  /**
   * The first step of `restore`. Afterward only requests that read tables can be handled, see
   * mocks/demo/persistentBackend.ts.
   */
  restoreTables(tables: BackendTables): Promise<void>
  /** The second step of `restore`, with pauses in which requests are handled. */
  restoreContent(content: DatabaseContent): Promise<void>
  /** Deletes all data and stops all work. */
  reset(): void
  /** Resolves when no document is being processed or indexed. */
  idle(): Promise<void>
}

export interface BackendOptions {
  readonly clock: Clock
  readonly random: Random
  readonly delays: Delays
  /** Called after every change that was not made by a request. */
  readonly onChange?: () => void
}

/** An empty backend with the handlers of api/v1 and of the hosted provider. */
export function createBackend({ clock, random, delays, onChange = () => {} }: BackendOptions): Backend {
  const db = createDatabase()
  const ids = createIds(random)
  const indexing = createIndexing({ db, clock, ids, delays, onChange })
  const processing = createProcessing({ db, clock, delays, indexing, onChange })
  const graphRun = createGraphRun({ db, indexing })
  const context = { db, clock, ids, delays, processing, indexing, graphRun }
  const hosted = createHostedDatabase()
  const routeToApi = createRouter(operations(context))
  const { handlers } = createHosted({ db: hosted, clock, random })

  function stop(): void {
    processing.stop()
    indexing.stop()
    graphRun.stop()
  }

  async function restoreTables(tables: BackendTables): Promise<void> {
    stop()
    await db.restoreTables(tables.database)
    if (tables.hosted === undefined) hosted.reset()
    else await hosted.restore(tables.hosted)
    random.state = tables.random
  }

  async function restoreContent(content: DatabaseContent): Promise<void> {
    await db.restoreContent(content)
    processing.wake()
  }

  return {
    async handle(request) {
      const response = (await routeToApi(request)) ?? (await getResponse(handlers, request))
      const { pathname } = new URL(request.url)
      return response ?? new HttpError(501, `Not implemented: ${request.method} ${pathname}`).toResponse()
    },
    db,
    hosted,
    snapshot: () => ({ database: db.snapshot(), hosted: hosted.snapshot(), random: random.state }),
    async restore(snapshot) {
      await restoreTables(snapshot)
      await restoreContent(snapshot.database)
    },
    restoreTables,
    restoreContent,
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
