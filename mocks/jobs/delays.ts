/** Minimum durations in milliseconds. The work itself may take longer. */
export interface Delays {
  readonly pending: number
  readonly uploaded: number
  readonly processing: number
  readonly indexing: number
  /** From a question to its answer. */
  readonly answering: number
}

/** For tests. */
export const NO_DELAYS: Delays = { pending: 0, uploaded: 0, processing: 0, indexing: 0, answering: 0 }

/** For the demo: every status is visible for a moment. */
export const DEMO_DELAYS: Delays = {
  pending: 400,
  uploaded: 400,
  processing: 900,
  indexing: 700,
  answering: 600,
}
