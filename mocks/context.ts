import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Ids } from './db/ids.ts'
import type { Delays } from './jobs/delays.ts'
import type { GraphRun } from './jobs/graphRun.ts'
import type { Indexing } from './jobs/indexing.ts'
import type { Processing } from './jobs/processing.ts'

export interface Context {
  readonly db: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly delays: Delays
  readonly processing: Processing
  readonly indexing: Indexing
  readonly graphRun: GraphRun
}

/** The current time in ISO format. */
export function timestamp(clock: Clock): string {
  return new Date(clock.now()).toISOString()
}
