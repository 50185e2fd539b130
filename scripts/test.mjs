// npm test: all checks, each with the command of package.json that also runs it alone. The unit tests wait for a part of
// their time, so the checks and builds run beside them. Then each suite uses both cores. At the end the slowest tests
// are listed.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { report, runChecks } from './runChecks.mjs'
import { readDurations, slowest } from './slowestTests.ts'

const SLOWEST = 10

const npmRun = (script) => ({ name: script, command: `npm run --silent ${script}` })

/** The builds are those of the suites. */
const CHECKS_AND_BUILDS = [
  'check:types',
  'check:format',
  'check:unused',
  'check:imports',
  'check:contract',
  'build:storybook',
  'build:demo',
  'build:app',
].map(npmRun)

const reports = mkdtempSync(join(tmpdir(), 'engram-test-times-'))
const reportOf = (script) => join(reports, `${script.replaceAll(':', '-')}.json`)

/** A suite of Vitest that writes how long each test took. */
const vitest = (script) => ({
  name: script,
  command: `npm run --silent ${script} -- --reporter=default --reporter=json --outputFile.json="${reportOf(script)}"`,
})

/** A suite of Playwright that does. */
const playwright = (script) => ({
  name: script,
  command: `npm run --silent ${script} -- --reporter=list,json`,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(script) },
})

/** Each after the other, because each uses both cores. */
const SUITES = [playwright('test:journeys'), playwright('test:pictures')]

/** `test:timing` in two parts. They run last, when the machine does little else, because those of pages measure times. */
const TIMING = ['test:timing:cpu', 'test:timing:pages'].map(vitest)

const started = performance.now()
const results = await Promise.all([
  runChecks([vitest('test:unit')], 1),
  runChecks([...CHECKS_AND_BUILDS, playwright('test:production')], 1),
])
results.push(await runChecks(SUITES, 1), await runChecks(TIMING, 2))

console.log(`\nThe ${SLOWEST} slowest tests:`)
for (const { title, suite, seconds } of slowest(readDurations(reports), SLOWEST))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${suite}: ${title}`)
rmSync(reports, { recursive: true })

console.log(`\nall checks: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
report(results.flat())
