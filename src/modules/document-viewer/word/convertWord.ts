import { startWorker } from '../../../lib/startWorker.ts'
import workerUrl from './word.worker.ts?worker&url'
import type { WordTree } from './wordTree.ts'

/** A small file may unpack to gigabytes. */
const TIMEOUT_MS = 60_000

/** Reads a Word document in a worker of its own, because that may take seconds. Null if it is unreadable. */
export function convertWord(bytes: ArrayBuffer, signal: AbortSignal): Promise<WordTree | null> {
  const worker = startWorker(workerUrl)
  const converted = new Promise<WordTree | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WordTree | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    setTimeout(resolve, TIMEOUT_MS, null)
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(bytes)
  })
  return converted.finally(() => worker.terminate())
}
