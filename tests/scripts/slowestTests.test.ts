import { expect, test } from 'vitest'
import { durationsOf, slowest } from '../../scripts/slowestTests.ts'

test('the durations of tests are read from a report of Vitest', () => {
  const assertionResults = [
    { fullName: 'a sum is exact', duration: 1500 },
    { fullName: 'a test that was skipped' },
  ]
  expect(durationsOf({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a sum is exact', seconds: 1.5 },
    { title: 'a test that was skipped', seconds: 0 },
  ])
})

test('the durations of tests are read from all levels of a report of Playwright', () => {
  const spec = (title: string, duration: number) => ({ title, tests: [{ results: [{ duration }] }] })
  const file = {
    specs: [spec('a visitor applies', 4000)],
    suites: [{ specs: [spec('the menu opens', 250)] }],
  }
  expect(durationsOf({ suites: [file] })).toEqual([
    { title: 'a visitor applies', seconds: 4 },
    { title: 'the menu opens', seconds: 0.25 },
  ])
})

test('the slowest tests come first', () => {
  const tests = [1, 3, 2].map((seconds) => ({ title: `${seconds}`, seconds }))
  expect(slowest(tests, 2).map(({ title }) => title)).toEqual(['3', '2'])
})
