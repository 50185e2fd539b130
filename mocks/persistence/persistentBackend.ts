import type { Backend, BackendSnapshot, Handle } from '../backend.ts'
import { createBackend } from '../backend.ts'
import type { Clock } from '../clock.ts'
import { createAdjustableClock, systemClock } from '../clock.ts'
import { createControls } from '../control/controls.ts'
import type { Settings } from '../control/settings.ts'
import { isWorldName, settingsOf } from '../control/settings.ts'
import { isFault } from '../faults/parseFault.ts'
import type { Delays } from '../jobs/delays.ts'
import { DEMO_DELAYS } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import { buildWorld } from '../worlds/buildWorld.ts'
import type { WorldName } from '../worlds/worlds.ts'
import { WORLDS } from '../worlds/worlds.ts'
import { createAutosave } from './autosave.ts'
import { type DeferredWork, deferWork } from './deferWork.ts'
import type { SnapshotStorage, StoredSettings, StoredSnapshot } from './snapshotStorage.ts'

/** Requests that only read tables, so they do not wait until the files and memories are restored. */
const TABLE_PATHS =
  /^\/(?:__mock(?:\/mails)?|hosted\/.*|api\/v1\/(?:healthcheck|users\/[^/]*|documents\/[^/]*|chat\/.*|rag\/contradictions))$/

/** Maximum delay between a background change and storing it. */
const SAVE_DELAY_MS = 300

/**
 * When the files and memories are read if no request needs them. Reading them while the page loads would delay the page:
 * it takes a processor and memory, and the requests of the page wait for each step.
 */
const READING_DELAY = { pauseMs: 500, maxWaitMs: 4_000 }

export interface PersistentBackendOptions {
  readonly storage: SnapshotStorage
  /** The world of an empty storage. Default: demo. */
  readonly world?: WorldName
  /** The data of a world that ends at a time, in milliseconds since 1970. Default: builds the world. */
  readonly worldAt?: (name: WorldName, now: number) => Promise<BackendSnapshot>
  /** Seeds the ids of everything that is created after a world was restored. Default: those of the world. */
  readonly seed?: number
  readonly delays?: Delays
  /**
   * When the changes of a request are stored: before its response, shortly afterward, or only when they are kept for
   * undo. Default: before its response.
   */
  readonly saving?: 'beforeResponse' | 'later' | 'forUndo'
  /**
   * Whether files and memories are read in the background, and data that cannot be restored is replaced by the world.
   * Otherwise everything is restored before the start, and errors are thrown. Default: true.
   */
  readonly startsEarly?: boolean
  /** Default: the system clock. */
  readonly clock?: Clock
}

/** A backend with controls, restored from a storage and stored there. */
export interface PersistentBackend {
  /** Handles requests to the services and to /__mock. */
  readonly handle: Handle
  readonly backend: Backend
  readonly clock: Clock
  settings(): Settings
  change(changes: Partial<Omit<Settings, 'world'>>): Promise<void>
  /** Stores everything that is not stored yet. */
  flush(): Promise<void>
}

/**
 * Starts a backend from a storage: first the tables, then the files and memories, which take longer. An empty storage
 * starts with a world.
 */
export async function startPersistentBackend({
  storage,
  world = 'demo',
  worldAt = (name, now) => buildWorld(WORLDS[name], now),
  seed,
  delays = DEMO_DELAYS,
  saving = 'beforeResponse',
  startsEarly = true,
  clock: base = systemClock,
}: PersistentBackendOptions): Promise<PersistentBackend> {
  const clock = createAdjustableClock(base)
  const backend = createBackend({ clock, random: createRandom(0), delays, onChange: saveLater })
  const autosave = createAutosave(save, SAVE_DELAY_MS)
  let settings = settingsOf(world)

  /** Restores the files and memories. Null if there are none to restore. */
  let content: DeferredWork | null = null

  /** While all data is being replaced. Nothing may be stored then: it would overwrite the data that is kept for undo. */
  let replacing: Promise<void> | null = null

  async function save(): Promise<void> {
    // What is not restored yet would be deleted.
    await content?.finish()
    if (replacing === null) await storage.save(backend.snapshot(), settings)
  }

  function saveLater(): void {
    if (saving !== 'forUndo') autosave.schedule()
  }

  async function saveChanges(): Promise<void> {
    if (saving === 'beforeResponse') await autosave.flush()
    else saveLater()
  }

  function apply(next: Settings): void {
    settings = next
    clock.setOffset(next.clockOffsetMs)
  }

  /** Stores the latest changes, then replaces all data. Requests to the services wait until it has ended. */
  async function replace(restore: () => Promise<void>): Promise<void> {
    await autosave.flush()
    replacing = restore()
    try {
      await replacing
    } finally {
      replacing = null
    }
    saveLater()
  }

  async function startNew(next: Settings): Promise<void> {
    const snapshot = await worldAt(next.world, base.now() + next.clockOffsetMs)
    apply(next)
    await backend.restore(seed === undefined ? snapshot : { ...snapshot, random: seed })
    await storage.startNew(backend.snapshot(), settings)
  }

  async function undo(): Promise<void> {
    const stored = await storage.undo()
    if (stored === null) return
    apply(known(stored.settings))
    await backend.restoreTables(stored.tables)
    await backend.restoreContent(await stored.readContent())
  }

  /** Settings with a world and faults that still exist. */
  function known(stored: StoredSettings): Settings {
    const faults = stored.faults.filter(isFault)
    if (faults.length < stored.faults.length)
      console.info('Faults that no longer exist were removed.', { kept: faults, stored: stored.faults })
    return { ...stored, faults, world: isWorldName(stored.world) ? stored.world : world }
  }

  async function resume(): Promise<boolean> {
    try {
      const stored = await storage.load()
      if (stored === null) return false
      apply(known(stored.settings))
      await backend.restoreTables(stored.tables)
      if (startsEarly) content = deferWork(() => restoreContent(stored), READING_DELAY)
      else await backend.restoreContent(await stored.readContent())
      return true
    } catch (error) {
      if (!startsEarly) throw error
      reportStartingOver(error)
      return false
    }
  }

  async function restoreContent(stored: StoredSnapshot): Promise<void> {
    try {
      await backend.restoreContent(await stored.readContent())
    } catch (error) {
      reportStartingOver(error)
      await backend.restore(await worldAt(settings.world, clock.now()))
      autosave.schedule()
    }
  }

  function reportStartingOver(error: unknown): void {
    console.info('The demo starts over: what was stored cannot be restored.', error)
  }

  async function change(changes: Partial<Settings>): Promise<void> {
    apply({ ...settings, ...changes })
    await saveChanges()
  }

  const controls = createControls({
    backend,
    clock,
    settings: () => settings,
    save: change,
    startNew: (next) => replace(() => startNew(next)),
    canUndo: storage.canUndo,
    undo: () => replace(undo),
    deletePrevious: storage.deletePrevious,
  })

  if (!(await resume())) await startNew(settings)

  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      if (request.method === 'GET' && TABLE_PATHS.test(pathname)) content?.postpone()
      else await content?.finish()
      const control = await controls.handle(request)
      if (control !== null) return control
      await replacing?.catch(() => {})
      const response = await backend.handle(request)
      if (request.method !== 'GET') await saveChanges()
      return response
    },
    backend,
    clock,
    settings: () => settings,
    change,
    flush: autosave.flush,
  }
}
