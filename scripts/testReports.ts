import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What is used of the JSON reports of Vitest and Playwright. */
export type JsonReport =
  | { testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[] }
  | { suites: PlaywrightSuite[] }

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status?: string; results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface TestRun {
  title: string
  file: string
  seconds: number
  /** Whether it has failed and then passed. Only Playwright repeats tests. */
  isFlaky: boolean
}

/** All tests of a folder with one JSON report per suite. The name of a report is the suite's, with '-' for ':'. */
export function readReports(folder: string): (TestRun & { suite: string })[] {
  return globSync(join(folder, '*.json')).flatMap((path) => {
    const report: JsonReport = JSON.parse(readFileSync(path, 'utf8'))
    return testsOf(report).map((test) => ({ ...test, suite: basename(path, '.json').replaceAll('-', ':') }))
  })
}

export function testsOf(report: JsonReport): TestRun[] {
  if ('suites' in report) return report.suites.flatMap(testsIn)
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      file: basename(name),
      seconds: (duration ?? 0) / 1000,
      isFlaky: false,
    })),
  )
}

function testsIn({ specs = [], suites = [] }: PlaywrightSuite): TestRun[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      title,
      file,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      isFlaky: status === 'flaky',
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
