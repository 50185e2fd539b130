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

/** What nobody could delete anything without, or what needs no room. */
const STILL_ALLOWED = new RegExp(
  `/api/v1/auth/login$|/hosted/auth/v1/(?:token|logout)$|^${CONTROL_PATHS.state}/(?:faults|clock|undo)$`,
)

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
    const adds = ['POST', 'PUT', 'PATCH'].includes(request.method) && !STILL_ALLOWED.test(pathname)
    if (!adds || (await hasRoomFor(request))) return handle(request)
    if (/\/hosted\//.test(pathname)) return HttpResponse.json({ message: REASON }, { status: 507 })
    return new HttpError(507, REASON).toResponse()
  }
}
