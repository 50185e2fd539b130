// npm test: all checks, each with the command of package.json that also runs it alone. The checks and builds use one
// core each; each suite uses both, so the suites run one after the other. At the end the tests that passed only on a
// second try are listed, and the slowest ones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmRun, report, runChecks, staticChecks } from './runChecks.mjs'
import { readReports } from './testReports.ts'

const SLOWEST = 10

const CHECKS_AND_BUILDS = [
  npmRun('build:storybook'),
  ...staticChecks(),
  ...['build:demo', 'build:app'].map(npmRun),
]

const reports = mkdtempSync(join(tmpdir(), 'engram-test-reports-'))
const reportOf = (script) => join(reports, `${script.replaceAll(':', '-')}.json`)

const vitest = (script) => ({
  name: script,
  command: `npm run --silent ${script} -- --reporter=default --reporter=json --outputFile.json="${reportOf(script)}"`,
})

const playwright = (script) => ({
  name: script,
  command: `npm run --silent ${script} -- --reporter=list,json`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script) },
})

const SUITES = [
  vitest('test:unit'),
  playwright('test:journeys'),
  playwright('test:pictures'),
  playwright('test:production'),
]

const started = performance.now()
const results = [...(await runChecks(CHECKS_AND_BUILDS, 2)), ...(await runChecks(SUITES, 1))]

const tests = readReports(reports)
rmSync(reports, { recursive: true })

console.log(`\nThe ${SLOWEST} slowest tests:`)
for (const { title, suite, seconds } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${suite}: ${title}`)

const flaky = tests.filter(({ isFlaky }) => isFlaky)
if (flaky.length > 0) console.log('\nFlaky, repair or delete:')
for (const { title, file, suite } of flaky) console.log(`  ${suite}: ${file}: ${title}`)

console.log(`\nall checks: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
report(results)
