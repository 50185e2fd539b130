import { deleteSession, listSessions } from '../../api/chat.ts'
import { deleteDocument, listDocuments } from '../../api/documents.ts'
import { ApiError } from '../../api/errors.ts'
import { forgetDocument, forgetUser } from '../../api/memory.ts'
import { deleteFile, listFiles } from '../../api/storedFiles.ts'
import { clearDevice } from '../../device/deviceSettings.ts'
import { messageOf } from '../../lib/messageOf.ts'
import type { DataKind, Leftover, Removed } from './deletion.ts'
import { NOTHING_REMOVED } from './deletion.ts'
import { eachOf } from './eachOf.ts'
import { fromWork } from './fromWork.ts'
import type { DeletionReport, Owner } from './privacy.machine.ts'

/** How many calls are under way at once. */
const AT_A_TIME = 4

interface Doomed {
  kind: DataKind
  name: string
  remove: () => Promise<unknown>
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** The backend refuses a document that is in the graph; out of it, it can go. */
async function removeDocument(id: string, signal: AbortSignal): Promise<void> {
  try {
    await deleteDocument(id, signal)
  } catch (error) {
    if (!hasStatus(error, 409)) throw error
    await forgetDocument(id, signal)
    await deleteDocument(id, signal)
  }
}

async function listStored(signal: AbortSignal) {
  try {
    return await listFiles(signal)
  } catch (error) {
    // A backend without this storage has no files in it.
    if (hasStatus(error, 404)) return []
    throw error
  }
}

async function deleteData(
  { backend }: Owner,
  signal: AbortSignal,
  report: (event: DeletionReport) => void,
): Promise<void> {
  const removed: Record<keyof Removed, number> = { ...NOTHING_REMOVED }
  const left: Leftover[] = []
  let done = 0
  let total = 1

  const fail = (kind: DataKind, name: string | null, error: unknown) => {
    signal.throwIfAborted()
    left.push({ kind, name, reason: messageOf(error) })
  }
  async function remove(kind: DataKind, name: string | null, call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
      removed[kind] += 1
    } catch (error) {
      // Somebody was faster.
      if (name === null || !hasStatus(error, 404)) fail(kind, name, error)
    }
    done += 1
    report({ type: 'deletion.progressed', done, total })
  }
  async function list(kind: DataKind, find: () => Promise<Doomed[]>): Promise<Doomed[]> {
    try {
      return await find()
    } catch (error) {
      fail(kind, null, error)
      return []
    }
  }

  if (backend !== null) {
    const found = await Promise.all([
      list('documents', async () =>
        (await listDocuments(signal)).map(({ id, filename }) => ({
          kind: 'documents',
          name: filename,
          remove: () => removeDocument(id, signal),
        })),
      ),
      list('chats', async () =>
        (await listSessions(signal)).map(({ id, title }) => ({
          kind: 'chats',
          name: title,
          remove: () => deleteSession(id, signal),
        })),
      ),
      list('files', async () =>
        (await listStored(signal)).map(({ name }) => ({
          kind: 'files',
          name,
          remove: () => deleteFile(name, signal),
        })),
      ),
    ])
    const doomed = found.flat()
    total += 1 + doomed.length
    // First: what is not in the graph can be deleted by a single call.
    await remove('memory', null, () => forgetUser(backend.id, signal))
    await eachOf(doomed, AT_A_TIME, ({ kind, name, remove: call }) => remove(kind, name, call))
  }
  await remove('device', null, async () => clearDevice())
  report({ type: 'deletion.finished', removed, left })
}

/** Deletes all of somebody's data, at the backend where they have an account there, and on this device. */
export const deletionActor = fromWork(deleteData)
