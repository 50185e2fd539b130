import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What is used of the JSON reports of Vitest and Playwright. */
export type JsonReport =
  | { testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[] }
  | { suites: PlaywrightSuite[] }

interface PlaywrightSuite {
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}

interface TimedTest {
  title: string
  seconds: number
}

/** The durations of all tests in a folder with one JSON report per suite. */
export function readDurations(folder: string): (TimedTest & { suite: string })[] {
  return globSync(join(folder, '*.json')).flatMap((file) => {
    const report: JsonReport = JSON.parse(readFileSync(file, 'utf8'))
    return durationsOf(report).map((test) => ({
      ...test,
      suite: basename(file, '.json').replaceAll('-', ':'),
    }))
  })
}

/** The title and duration of each test of a report. */
export function durationsOf(report: JsonReport): TimedTest[] {
  if ('suites' in report) return report.suites.flatMap(durationsIn)
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  )
}

function durationsIn({ specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(durationsIn)]
}

/** The tests that took longest, the slowest first. */
export function slowest<Test extends TimedTest>(tests: readonly Test[], count: number): Test[] {
  return tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
