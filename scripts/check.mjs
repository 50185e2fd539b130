// npm run check: the checks without a browser, and the unit tests whose files or imports have changed since the branch
// left main. On main itself: since the last commit that was pushed.
import { spawnSync } from 'node:child_process'
import { npmRun, report, runChecks, staticChecks } from './runChecks.mjs'

/** The commit with which the work tree is compared. */
function baseCommit() {
  for (const ref of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', ref], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return 'HEAD'
}

report([
  ...(await runChecks(staticChecks(), 2)),
  ...(await runChecks([npmRun(`test:unit -- --changed=${baseCommit()}`)], 1)),
])
