import type { RecordableHistogram } from 'node:perf_hooks'

/** What the virtual users did. */
export type Measurements = ReturnType<typeof createMeasurements>

export function createMeasurements() {
  return {
    /** Milliseconds from sending each request to the end of its response, by kind; every retry is a request. */
    durations: new Map<string, RecordableHistogram>(),
    /** Number of responses after which a request was sent again, by status. */
    retries: new Map<number, number>(),
    /** Everything that a user would have lost, as sentences. */
    losses: [] as string[],
  }
}

/** A row for each kind of request: number, median, 95th and 99th percentile and maximum in milliseconds. */
export function latencies({ durations }: Measurements): Record<string, Record<string, number>> {
  return Object.fromEntries(
    [...durations].map(([kind, times]) => {
      const [median = 0, p95 = 0, p99 = 0] = [50, 95, 99].map((part) => times.percentile(part))
      return [kind, { number: times.count, median, p95, p99, 'maximum (ms)': times.max }]
    }),
  )
}
