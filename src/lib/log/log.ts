import { redact } from './redact.ts'

type Level = 'error' | 'warn' | 'info'

/** One message without secrets (see redact.ts). */
export interface LogEntry {
  readonly level: Level
  readonly message: string
  /** ISO 8601. */
  readonly time: string
  readonly fields: unknown
}

type Receive = (entry: LogEntry) => void

/** Entries that are kept for a receiver that is loaded later. */
const KEPT_ENTRIES = 20

let kept: LogEntry[] = []
const receivers = new Set<Receive>()

function write(level: Level) {
  return (message: string, fields: Readonly<Record<string, unknown>> = {}): void => {
    const entry = {
      level,
      message: String(redact(message)),
      time: new Date().toISOString(),
      fields: redact(fields),
    }
    console[level](entry.message, entry.fields)
    kept = [...kept, entry].slice(-KEPT_ENTRIES)
    for (const receive of receivers) receive(entry)
  }
}

/** Writes to the console and to every receiver. Messages are constant; what varies is in the fields. */
export const log = { error: write('error'), warn: write('warn'), info: write('info') }

/** Sends the latest entries and all later ones to `receive`. Returns a function that ends this. */
export function receiveLog(receive: Receive): () => void {
  kept.forEach(receive)
  receivers.add(receive)
  return () => receivers.delete(receive)
}
