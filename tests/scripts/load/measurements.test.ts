import { createHistogram } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { createMeasurements, latencies } from '../../../scripts/load/measurements.ts'

test('the table of the load test has a row for each kind of request', () => {
  const measurements = createMeasurements()
  const uploads = createHistogram()
  for (const milliseconds of [10, 30, 20]) uploads.record(milliseconds)
  measurements.durations.set('upload', uploads)
  expect(latencies(measurements)).toEqual({
    upload: { number: 3, median: 20, p95: 30, p99: 30, 'maximum (ms)': 30 },
  })
})
