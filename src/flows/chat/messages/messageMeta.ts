import type { MessageMeta } from './messages.ts'

/** A new id and the current time. Called by components: the machine stays deterministic. */
export function createMessageMeta(): MessageMeta {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString() }
}
