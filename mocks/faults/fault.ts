import type { Target } from './targets.ts'

/** What a fault does to a request. Times are milliseconds unless named otherwise. */
export type Effect =
  /** The request waits. With two different times, each request waits for a random time between them. */
  | { readonly type: 'latency'; readonly minMs: number; readonly maxMs: number }
  /** The response takes this time to arrive, in pieces. */
  | { readonly type: 'slow-body'; readonly ms: number }
  /** The response has this status, and an error in the words of the service. */
  | { readonly type: 'status'; readonly status: number }
  /** The response is a 429 that names the time to wait. */
  | { readonly type: 'retry-after'; readonly seconds: number }
  | { readonly type: (typeof EFFECTS_WITHOUT_VALUE)[number] }

/** The effects that have no value. */
export const EFFECTS_WITHOUT_VALUE = [
  /** The connection fails before a response arrives. */
  'network',
  /** The response has the status 200 and JSON that is cut off. */
  'malformed-json',
  /** The response has the status 200 and a page, as a proxy sends it. */
  'html',
  /** The response has the status 200 and no body. */
  'empty',
  /** The connection fails after half of an uploaded file was sent. Affects uploads only. */
  'drop-upload',
  /** The response is the one that an expired token gets. Affects requests with a token only. */
  'expired-token',
] as const

/** Something that goes wrong, as a plain JSON value. */
export interface Fault {
  readonly target: Target
  readonly effect: Effect
  /** The share of the requests that are affected: more than 0, at most 1. Missing: all. */
  readonly probability?: number
}

/** A text that describes no fault. The message is a sentence that names the valid ones. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
}
