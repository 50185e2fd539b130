/** What the virtual users did, by kind of request. */
export interface Measurements {
  /** Milliseconds from sending each request to the end of its response; every retry is a request. */
  readonly durations: Map<string, number[]>
  /** Number of responses after which a request was sent again, by status. */
  readonly retries: Map<number, number>
  /** Everything that a user would have lost, as sentences. */
  readonly losses: string[]
}

export const createMeasurements = (): Measurements => ({
  durations: new Map(),
  retries: new Map(),
  losses: [],
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

/** A row for each kind of request: number, median, 95th and 99th percentile and maximum in milliseconds. */
export function latencies({ durations }: Measurements): Record<string, Record<string, number>> {
  const row = (values: number[]) => {
    const at = (share: number) => Math.round(percentile(values, share))
    return { number: values.length, median: at(0.5), p95: at(0.95), p99: at(0.99), 'maximum (ms)': at(1) }
  }
  return Object.fromEntries([...durations].map(([kind, values]) => [kind, row(values)]))
}
