import { deleteSession, listSessions } from '../../api/chat.ts'
import { deleteDocument, listDocuments } from '../../api/documents.ts'
import { ApiError } from '../../api/errors.ts'
import { deleteUserMemory, removeFromGraph } from '../../api/memory.ts'
import { deleteFile, listFiles } from '../../api/storedFiles.ts'
import { announceDeletedChats } from '../../device/deletedChats.ts'
import { clearSettingsAndDrafts } from '../../device/deviceSettings.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { type DataKind, type DeletedCounts, type DeletionFailure, NOTHING_DELETED } from './dataDeletion.ts'
import { fromTask } from './fromTask.ts'
import type { DataOwner, DeletionEvent } from './privacy.machine.ts'

const MAX_PARALLEL_CALLS = 4

interface ItemToDelete {
  kind: DataKind
  name: string
  remove: () => Promise<unknown>
}

const hasStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** The backend rejects the deletion of an indexed document with 409, so it is removed from the graph first. */
async function removeDocument(id: string, signal: AbortSignal): Promise<void> {
  try {
    await deleteDocument(id, signal)
  } catch (error) {
    if (!hasStatus(error, 409)) throw error
    await removeFromGraph(id, signal)
    await deleteDocument(id, signal)
  }
}

async function listStored(signal: AbortSignal) {
  try {
    return await listFiles(signal)
  } catch (error) {
    // The backend has no file storage.
    if (hasStatus(error, 404)) return []
    throw error
  }
}

async function deleteData(
  { backend }: DataOwner,
  signal: AbortSignal,
  report: (event: DeletionEvent) => void,
): Promise<void> {
  const deleted: Record<keyof DeletedCounts, number> = { ...NOTHING_DELETED }
  const failures: DeletionFailure[] = []
  let done = 0
  let total = 1

  const fail = (kind: DataKind, name: string | null, error: unknown) => {
    signal.throwIfAborted()
    failures.push({ kind, name, reason: messageOf(error) })
  }
  async function remove(kind: DataKind, name: string | null, call: () => Promise<unknown>): Promise<void> {
    try {
      await call()
      deleted[kind] += 1
    } catch (error) {
      // 404 for a named item: it has been deleted elsewhere.
      if (name === null || !hasStatus(error, 404)) fail(kind, name, error)
    }
    done += 1
    report({ type: 'deletion.progressed', done, total })
  }
  async function list(kind: DataKind, find: () => Promise<ItemToDelete[]>): Promise<ItemToDelete[]> {
    try {
      return await find()
    } catch (error) {
      fail(kind, null, error)
      return []
    }
  }

  if (backend !== null) {
    const lists = await Promise.all([
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
          remove: () => deleteSession(id, signal).then(() => announceDeletedChats(id)),
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
    const items = lists.flat()
    total += 1 + items.length
    // First, because a document outside the graph can be deleted with one call.
    await remove('memory', null, () => deleteUserMemory(backend.id, signal))
    await inParallel(items, MAX_PARALLEL_CALLS, ({ kind, name, remove: call }) => remove(kind, name, call))
      .finished
  }
  await remove('device', null, async () => clearSettingsAndDrafts())
  report({ type: 'deletion.finished', deleted, failures })
}

/** Deletes all data of a person: in the backend account, if there is one, and on this device. */
export const deleteDataActor = fromTask(deleteData)
