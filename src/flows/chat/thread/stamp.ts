import type { Stamp } from './messages.ts'

/** Marks a message made here and now. Where messages are made, not in the machine, for it is neither fixed nor pure. */
export function stamp(): Stamp {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString() }
}
