import type { BackendSnapshot } from '../backend.ts'

/** A moment as the tables store it: the result of `Date.toISOString`. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/**
 * A snapshot in which everything happened later by so many milliseconds. Its rows are new objects; the content of documents
 * has no times and is shared. Not for snapshots with tokens, sessions or challenges, which store times as numbers.
 */
export function shiftTimes(snapshot: BackendSnapshot, milliseconds: number): BackendSnapshot {
  const { files, extracts, memories, ...tables } = snapshot.database
  return {
    ...snapshot,
    database: { ...shifted(tables, milliseconds), files, extracts, memories },
    ...(snapshot.hosted && { hosted: shifted(snapshot.hosted, milliseconds) }),
  }
}

/** A copy in which each string that is a timestamp is later. */
function shifted<Value>(value: Value, milliseconds: number): Value {
  const copy = (_key: string, part: unknown) =>
    typeof part === 'string' && TIMESTAMP.test(part)
      ? new Date(Date.parse(part) + milliseconds).toISOString()
      : part
  return JSON.parse(JSON.stringify(value, copy))
}
