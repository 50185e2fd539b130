// npm run check: the checks without a browser, and the unit tests whose files or imports have changed since the branch
// left main. On main itself: since the last commit that was pushed.
import { spawnSync } from 'node:child_process'
import { installedChecks, report, runChecks } from './runChecks.mjs'

const npmRun = (script) => ({ name: script, command: `npm run --silent ${script}` })

/** The commit with which the work tree is compared. */
function baseCommit() {
  for (const ref of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', ref], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return 'HEAD'
}

const CHECKS = [
  'check:types',
  'check:format',
  'check:unused',
  'check:imports',
  'check:contract',
  ...installedChecks(),
]

report([
  ...(await runChecks(CHECKS.map(npmRun), 2)),
  ...(await runChecks([npmRun(`test:unit -- --changed=${baseCommit()}`)], 1)),
])
