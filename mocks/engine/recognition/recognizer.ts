import { startThread } from '#page-thread'
import { failedPage, type PageRequest } from './pageWorker.ts'
import type { ScannedPage } from './scannedPage.ts'
import type { PageThread } from './thread.ts'

/** One processor is left for the rest. A thread takes 150 to 300 MB. */
const MAX_THREADS = Math.max(1, Math.min(2, navigator.hardwareConcurrency - 1))
/** Many times as long as a page takes, for a computer that is busy with other work. */
const MAX_PAGE_MS = 300_000
/** An idle thread is ended after this time, because it holds much memory. */
const IDLE_MS = 15_000

const TOO_SLOW = 'recognizing its text took too long'
const BROKEN = 'text recognition stopped, perhaps for lack of memory'

interface Slot {
  thread: PageThread | null
  /** The document that the thread has open. */
  bytes: Uint8Array | null
  idle: ReturnType<typeof setTimeout> | undefined
}

/** Of all documents together, so that many scans need no more memory than one. */
const free: Slot[] = Array.from({ length: MAX_THREADS }, () => ({
  thread: null,
  bytes: null,
  idle: undefined,
}))
const waiting: ((slot: Slot) => void)[] = []

export type PageToRecognize = Omit<PageRequest, 'bytes'>

/**
 * Recognizes pages of a PDF in other threads, a few at the same time, and yields each as soon as it is read. When no more of
 * them are asked for, the running work is ended.
 */
export async function* recognizePages(
  bytes: Uint8Array,
  pages: readonly PageToRecognize[],
): AsyncGenerator<ScannedPage, void> {
  const ended = new AbortController()
  const queue = [...pages]
  const running = new Map<number, Promise<ScannedPage>>()
  const startNext = (): void => {
    const page = queue.shift()
    if (page !== undefined) running.set(page.number, recognizePage(bytes, page, ended.signal))
  }
  try {
    for (let i = 0; i < MAX_THREADS; i += 1) startNext()
    while (running.size > 0) {
      const page = await Promise.race(running.values())
      running.delete(page.number)
      startNext()
      yield page
    }
  } finally {
    ended.abort()
  }
}

async function recognizePage(
  bytes: Uint8Array,
  page: PageToRecognize,
  ended: AbortSignal,
): Promise<ScannedPage> {
  const slot = free.pop() ?? (await new Promise<Slot>((resolve) => waiting.push(resolve)))
  clearTimeout(slot.idle)
  try {
    if (ended.aborted) return failedPage(page.number, BROKEN)
    const thread = slot.thread ?? startThread()
    slot.thread = thread
    const isOpen = slot.bytes === bytes
    slot.bytes = bytes
    const limit = AbortSignal.timeout(MAX_PAGE_MS)
    const reading = thread.read(isOpen ? page : { ...page, bytes })
    return await Promise.race([reading, rejectOn(AbortSignal.any([ended, limit]))])
  } catch (error) {
    slot.thread?.end()
    slot.thread = null
    slot.bytes = null
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return failedPage(page.number, isLate ? TOO_SLOW : BROKEN)
  } finally {
    release(slot)
  }
}

function release(slot: Slot): void {
  const next = waiting.shift()
  if (next !== undefined) {
    next(slot)
    return
  }
  free.push(slot)
  slot.idle = setTimeout(() => {
    slot.thread?.end()
    slot.thread = null
    slot.bytes = null
  }, IDLE_MS)
  // Node may end meanwhile.
  if (typeof slot.idle === 'object') slot.idle.unref()
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
