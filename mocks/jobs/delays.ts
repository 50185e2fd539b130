/** How long a document's steps last at least, in milliseconds. The real work may take longer. */
export interface Delays {
  /** Received, until it is stored. */
  readonly pending: number
  /** Stored, until its turn comes. */
  readonly uploaded: number
  readonly processing: number
  readonly indexing: number
  /** A question, until its answer. */
  readonly answering: number
}

/** For tests: as fast as the work itself. */
export const NO_DELAYS: Delays = { pending: 0, uploaded: 0, processing: 0, indexing: 0, answering: 0 }

/** For people: slow enough for every step to be seen, and quick enough not to be waited for. */
export const DEMO_DELAYS: Delays = {
  pending: 400,
  uploaded: 400,
  processing: 900,
  indexing: 700,
  answering: 600,
}
