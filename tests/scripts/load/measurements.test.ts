import { expect, test } from 'vitest'
import { createMeasurements, latencyTable, percentile } from '../../../scripts/load/measurements.ts'

test('a percentile is the smallest value that the share of the values does not exceed', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.2, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 1, 3, 5, 5])
  expect(percentile([7], 0.99)).toBe(7)
})

test('the table of the load test has a line for each kind of request', () => {
  const measurements = createMeasurements()
  measurements.durations.set('upload', [10, 30, 20]).set('page', [1.4])
  expect(latencyTable(measurements)).toEqual([
    'request  number  median  p95  p99  maximum (ms)',
    'upload        3      20   30   30            30',
    'page          1       1    1    1             1',
  ])
})
