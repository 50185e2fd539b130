import { expect, test } from 'vitest'
import { testsOf } from '../../scripts/testReports.ts'

test('the tests of a report of Vitest have their file and their duration, which is 0 for a skipped test', () => {
  const assertionResults = [
    { fullName: 'a sum is exact', duration: 1500 },
    { fullName: 'a test that was skipped' },
  ]
  expect(testsOf({ testResults: [{ name: '/project/tests/sum.test.ts', assertionResults }] })).toEqual([
    { title: 'a sum is exact', file: 'sum.test.ts', seconds: 1.5, isFlaky: false },
    { title: 'a test that was skipped', file: 'sum.test.ts', seconds: 0, isFlaky: false },
  ])
})

test('the tests of all levels of a report of Playwright are read, and those that passed on a second try are flaky', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const file = {
    specs: [spec('a visitor applies', 'expected', 4000)],
    suites: [{ specs: [spec('the menu opens', 'flaky', 250, 150)] }],
  }
  expect(testsOf({ suites: [file] })).toEqual([
    { title: 'a visitor applies', file: 'menu.spec.ts', seconds: 4, isFlaky: false },
    { title: 'the menu opens', file: 'menu.spec.ts', seconds: 0.4, isFlaky: true },
  ])
})
