// npm run test:visual: builds the catalogue and compares every story with its picture, in both themes and widths.
// `-- --update` renews the pictures that differ instead.
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

const wantsUpdate = process.argv.includes('--update')

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exitCode = status ?? 1
  return status === 0
}

const isBuilt = run('npm', ['run', '--silent', 'build:storybook'])
if (isBuilt && wantsUpdate) {
  const started = Date.now()
  run('playwright', ['test', '--config', 'tests/visual', '--update-snapshots=changed'])
  const renewed = globSync('tests/visual/baselines/**/*.png').filter(
    (file) => statSync(file).mtimeMs >= started,
  )
  if (renewed.length > 0) run('node', ['scripts/shrinkPictures.mjs', ...renewed])
} else if (isBuilt) {
  run('playwright', ['test', '--config', 'tests/visual'])
}
