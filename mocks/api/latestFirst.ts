import { newestFirst } from '../../src/domain/document.ts'

/** A copy of the rows, newest first. Of two rows created at the same time, the one added later comes first. */
export const latestFirst = <Row extends { created_at: string }>(rows: readonly Row[]): Row[] =>
  newestFirst(rows.toReversed())
