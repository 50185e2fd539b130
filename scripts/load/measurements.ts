/** What the virtual users did, by kind of request. */
export interface Measurements {
  /** Milliseconds from the connection of each request to the end of its response; every retry is a request. */
  readonly durations: Map<string, number[]>
  /** Number of responses after which a request was sent again, by status. */
  readonly retries: Map<number, number>
  /** Everything that a user would have lost, as sentences. */
  readonly losses: string[]
  /** Received bytes of response bodies. */
  bytes: number
}

export const createMeasurements = (): Measurements => ({
  durations: new Map(),
  retries: new Map(),
  losses: [],
  bytes: 0,
})

/**
 * The smallest value that at least this share of the values does not exceed.
 *
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** A line for each kind of request: number, median, 95th and 99th percentile and maximum in milliseconds. */
export function latencyTable({ durations }: Measurements): string[] {
  const rows = [...durations].map(([kind, values]) => [
    kind,
    String(values.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => percentile(values, share).toFixed(0)),
  ])
  return aligned([['request', 'number', 'median', 'p95', 'p99', 'maximum (ms)'], ...rows])
}

/** The first column is aligned left, the others right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(width(column)) : text.padStart(width(column))))
      .join('  '),
  )
}
