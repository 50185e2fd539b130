import { ApiError } from '../../../api/errors.ts'
import { downloadFile } from '../../../api/storedFiles.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import type { FileShelf } from './fileShelf.ts'

/** Loads files onto a shelf, each once, for `sourceFileMachine.provide`. */
export function liveFileActors(shelf: FileShelf) {
  const loadFile = fromCall<boolean, { name: string }>(async ({ input: { name }, signal }) => {
    if (shelf.get(name) === undefined) shelf.put(name, await bytesOf(name, signal))
    return shelf.get(name) !== null
  })
  return { loadFile }
}

async function bytesOf(name: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  try {
    return await downloadFile(name, signal)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
