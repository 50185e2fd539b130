import { createInMemoryStorage } from '../persistence/inMemory.ts'
import type { PersistentBackend, PersistentBackendOptions } from '../persistence/persistentBackend.ts'
import { startPersistentBackend } from '../persistence/persistentBackend.ts'
import { FolderError } from './folder/FolderError.ts'
import { openFolderStorage } from './folder/folderStorage.ts'
import { unreadable } from './folder/readFolder.ts'
import type { ServerOptions } from './options.ts'
import { refuseWhenFull } from './refuseWhenFull.ts'

/**
 * Starts the backend in memory, or with the data of a folder.
 *
 * @throws FolderError if the folder cannot be used or contains the data of another world than the given one.
 */
export async function startBackend({
  world,
  seed,
  data,
}: Pick<ServerOptions, 'world' | 'seed' | 'data'>): Promise<PersistentBackend> {
  const given = { ...(world !== null && { world }), ...(seed !== null && { seed }) }
  if (data === null)
    return startPersistentBackend({ ...given, storage: createInMemoryStorage(), saving: 'forUndo' })
  const persistent = await startInFolder(data, given)
  const stored = persistent.settings().world
  if (world === null || world === stored) return persistent
  throw new FolderError(
    `${data} contains the data of the world "${stored}". Leave out --world, or choose another folder.`,
  )
}

async function startInFolder(
  folder: string,
  given: Pick<PersistentBackendOptions, 'world' | 'seed'>,
): Promise<PersistentBackend> {
  try {
    const storage = await openFolderStorage(folder, (error) =>
      console.error(`The data could not be stored in ${folder}:`, error),
    )
    const persistent = await startPersistentBackend({
      ...given,
      storage,
      saving: 'later',
      startsEarly: false,
    })
    return { ...persistent, handle: refuseWhenFull(persistent, storage) }
  } catch (error) {
    if (error instanceof FolderError) throw error
    throw unreadable(folder, error instanceof Error ? error.message : String(error))
  }
}
