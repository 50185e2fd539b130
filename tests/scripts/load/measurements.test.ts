import { expect, test } from 'vitest'
import { createMeasurements, latencies, percentile } from '../../../scripts/load/measurements.ts'

test('a percentile is the smallest value that the share of the values does not exceed', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(percentile([7], 0.99)).toBe(7)
})

test('the table of the load test has a row for each kind of request', () => {
  const measurements = createMeasurements()
  measurements.durations.set('upload', [10, 30, 20])
  expect(latencies(measurements)).toEqual({
    upload: { number: 3, median: 20, p95: 30, p99: 30, 'maximum (ms)': 30 },
  })
})
