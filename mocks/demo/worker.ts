import './storage/workerStorage.ts'
import type { Handle } from '../backend.ts'
import { startPersistentBackend } from '../persistence/persistentBackend.ts'
import { shareBackend } from './shareBackend.ts'
import { openStorage } from './storage/openStorage.ts'
import { publishStorageStatus } from './storage/storageStatus.ts'
import { worldAt } from './worldAt.ts'

// The demo's backend in a worker, so that processing a large document does not block the page.

async function startBackend(): Promise<Handle> {
  const storage = await openStorage(publishStorageStatus())
  const { handle } = await startPersistentBackend({ storage, worldAt })
  return handle
}

// The page uses a separate port, because the PDF library also posts messages on the worker itself.
self.addEventListener('message', ({ data: port }: MessageEvent<unknown>) => {
  if (port instanceof MessagePort) shareBackend(port, startBackend, () => self.close())
})
