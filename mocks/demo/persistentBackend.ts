import type { Handle } from '../backend.ts'
import { createBackend } from '../backend.ts'
import { systemClock } from '../clock.ts'
import { DEMO_DELAYS } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import { buildWorld } from '../worlds/buildWorld.ts'
import { demo } from '../worlds/demo/demo.ts'
import { createAutosave } from './autosave.ts'
import { type DeferredWork, deferWork } from './deferWork.ts'
import { MAILS, START_OVER, UNDO } from './paths.ts'
import type { SnapshotStorage, StoredSettings, StoredSnapshot } from './storage.ts'

/** Requests that only read tables, so they do not wait until the files and memories are restored. */
const TABLE_PATHS =
  /^\/(?:demo\/mails|hosted\/.*|api\/v1\/(?:healthcheck|users\/[^/]*|documents\/[^/]*|chat\/.*))$/

/** The settings of a demo that nobody has changed. */
const FIRST_SETTINGS: StoredSettings = { world: 'demo', faults: [], clockOffsetMs: 0 }

/** Maximum delay between a background change and storing it. */
const SAVE_DELAY_MS = 300

/**
 * When the files and memories are read if no request needs them. Reading them while the page loads would delay the page:
 * it takes a processor and memory, and the requests of the page wait for each step.
 */
const READING_DELAY = { pauseMs: 500, maxWaitMs: 4_000 }

/**
 * The demo's backend, restored from a storage: first the tables, then the files and memories, which take longer. Changes
 * of a request are stored before its response, background changes shortly afterward.
 */
export async function startPersistentBackend(storage: SnapshotStorage): Promise<Handle> {
  const backend = createBackend({
    clock: systemClock,
    random: createRandom(Date.now()),
    delays: DEMO_DELAYS,
    onChange: () => autosave.schedule(),
  })
  const autosave = createAutosave(save, SAVE_DELAY_MS)

  /** Restores the files and memories. Null if there are none to restore. */
  let content: DeferredWork | null = null

  /** Data that is being replaced must not be stored: it would overwrite the data that is kept for undo. */
  let isReplacing = false

  async function save(): Promise<void> {
    // What is not restored yet would be deleted.
    await content?.finish()
    if (!isReplacing) await storage.save(backend.snapshot(), FIRST_SETTINGS)
  }

  /** Stores the latest changes, then replaces all data. */
  async function replace(restore: () => Promise<void>): Promise<void> {
    await autosave.flush()
    isReplacing = true
    try {
      await restore()
    } finally {
      isReplacing = false
      autosave.schedule()
    }
  }

  async function startNew(): Promise<void> {
    await backend.restore(await buildWorld(demo, Date.now()))
    await storage.startNew(backend.snapshot(), FIRST_SETTINGS)
  }

  async function undo(): Promise<void> {
    const stored = await storage.undo()
    if (stored === null) return
    await backend.restoreTables(stored.tables)
    await backend.restoreContent(await stored.readContent())
  }

  async function resume(): Promise<boolean> {
    try {
      const stored = await storage.load()
      if (stored === null) return false
      await backend.restoreTables(stored.tables)
      content = deferWork(() => restoreContent(stored), READING_DELAY)
      return true
    } catch (error) {
      reportStartingOver(error)
      return false
    }
  }

  async function restoreContent(stored: StoredSnapshot): Promise<void> {
    try {
      await backend.restoreContent(await stored.readContent())
    } catch (error) {
      reportStartingOver(error)
      await backend.restore(await buildWorld(demo, Date.now()))
      autosave.schedule()
    }
  }

  function reportStartingOver(error: unknown): void {
    console.info('The demo starts over: what was stored cannot be restored.', error)
  }

  if (!(await resume())) await startNew()

  return async (request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'GET' && TABLE_PATHS.test(pathname)) content?.postpone()
    else await content?.finish()
    if (pathname === MAILS) return Response.json(backend.hosted.outbox.list())
    if (pathname === START_OVER || pathname === UNDO) {
      await replace(pathname === UNDO ? undo : startNew)
      return new Response(null, { status: 204 })
    }
    const response = await backend.handle(request)
    if (request.method !== 'GET') await autosave.flush()
    return response
  }
}
