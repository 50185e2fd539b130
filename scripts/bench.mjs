// npm run bench: prints the ratios that tests/performance guards, and how the landing page and the demo login start: the
// longest task (0 below 50 ms) and the layout shift. Fails if a ratio or a start exceeds its limit. Needs an idle machine.
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { browserLaunchOptions } from '../tests/support/browser.ts'
import { measureStart } from './bench/measureStart.ts'
import { ratiosIn } from './bench/ratios.ts'
import { createStaticServer } from './deployment/staticServer.ts'

/** Maximum duration of a task in milliseconds, by the slowdown of the processor. */
const MAX_TASK_MS = { 1: 50, 4: 200 }
const MAX_SHIFT = 0.02

const root = `${import.meta.dirname}/..`
const rows = []
const exceeded = []

const server = createStaticServer(`${root}/dist/app`, {
  hostedKey: 'public',
  contactEmail: 'team@lab.example',
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch(await browserLaunchOptions())
for (const path of ['/', '/demo'])
  for (const [slowdown, limit] of Object.entries(MAX_TASK_MS)) {
    const url = `http://127.0.0.1:${server.address().port}${path}`
    const { longestTask, layoutShift } = await measureStart(browser, url, Number(slowdown))
    const name = `start of ${path} at ${slowdown}× slowdown`
    rows.push([`${name}: longest task`, `${longestTask.toFixed(0)} ms`, `${limit} ms`])
    rows.push([`${name}: layout shift`, layoutShift.toFixed(3), `${MAX_SHIFT}`])
    if (longestTask > limit || layoutShift > MAX_SHIFT) exceeded.push(name)
  }
await browser.close()
server.close()

// Otherwise passed tests print nothing, and colors are part of the lines.
const options = ['run', '--project', 'performance*', '--silent=false']
const tests = spawnSync('vitest', options, {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
})
for (const { what, times } of ratiosIn(tests.stdout)) rows.push([what, `${times} times`, 'see its test'])

const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)))
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '))
for (const name of exceeded) console.error(`${name} exceeds its limit.`)
if (tests.status !== 0) console.error(tests.stdout, tests.stderr)
process.exitCode = tests.status === 0 && exceeded.length === 0 ? 0 : 1
