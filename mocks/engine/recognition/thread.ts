import type { PageRequest } from './pageWorker.ts'
import type { ScannedPage } from './scannedPage.ts'

/** A thread that reads pages, one at a time. */
export interface PageThread {
  /** Rejects if the thread broke. */
  read(request: PageRequest): Promise<ScannedPage>
  /** Ends it, also in the middle of a page. */
  end(): void
}
