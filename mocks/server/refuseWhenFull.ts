import { HttpResponse } from 'msw'
import { HttpError } from '../api/errors.ts'
import type { Handle } from '../backend.ts'
import { CONTROL_PATHS } from '../control/paths.ts'
import type { PersistentBackend } from '../persistence/persistentBackend.ts'
import type { FolderStorage } from './folder/folderStorage.ts'

/** Room for the state and what is derived from small requests. */
const MIN_FREE_BYTES = 256 * 1024

/** A file is stored with its text and its index. */
const COPIES = 3

/** Sign-ins, without which nobody could delete anything, searches, and what needs no room or makes some. */
const STILL_ALLOWED = [
  /\/api\/v1\/auth\/login$/,
  /\/api\/v1\/(?:rag\/(?:combined\/)?query|rag\/graph\/(?:similar|ask)\/|memory\/search\/[^/]+)$/,
  /\/api\/v1\/memory\/clear-neo4j$/,
  /\/hosted\/auth\/v1\/(?:token|logout)$/,
]
const ALLOWED_CONTROLS: readonly string[] = [CONTROL_PATHS.faults, CONTROL_PATHS.clock, CONTROL_PATHS.undo]

const REASON =
  'The disk of the mock server is full, so nothing more can be stored. Delete documents, or make room on the disk.'

/**
 * Refuses requests that add data with 507 while the folder has no room for it. Reading, deleting and signing in go on.
 */
export function refuseWhenFull(
  { handle, flush }: Pick<PersistentBackend, 'handle' | 'flush'>,
  storage: Pick<FolderStorage, 'hasRoomFor'>,
): Handle {
  async function hasRoomFor(request: Request): Promise<boolean> {
    const bytes = MIN_FREE_BYTES + COPIES * Number(request.headers.get('Content-Length') ?? 0)
    if (await storage.hasRoomFor(bytes)) return true
    // There may be room again for what could not be stored.
    await flush()
    return storage.hasRoomFor(bytes)
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const isAllowed = ALLOWED_CONTROLS.includes(pathname) || STILL_ALLOWED.some((path) => path.test(pathname))
    const adds = ['POST', 'PUT', 'PATCH'].includes(request.method) && !isAllowed
    if (!adds || (await hasRoomFor(request))) return handle(request)
    if (/\/hosted\//.test(pathname)) return HttpResponse.json({ message: REASON }, { status: 507 })
    return new HttpError(507, REASON).toResponse()
  }
}
