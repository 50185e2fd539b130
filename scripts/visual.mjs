// npm run test:visual: builds Storybook and compares every story with its baseline picture, in both themes and
// widths. With `-- --update` it updates the pictures that differ.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const wantsUpdate = process.argv.includes('--update')

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exitCode = status ?? 1
  return status === 0
}

/** Recompresses the pictures, in parallel on all cores. */
async function shrink(pictures) {
  const processes = Math.min(availableParallelism(), pictures.length)
  const shares = Array.from({ length: processes }, (_, index) =>
    pictures.filter((_, place) => place % processes === index),
  )
  await Promise.all(
    shares.map(async (share) => {
      const [status] = await once(
        spawn('node', ['scripts/shrinkPictures.mjs', ...share], { stdio: 'inherit' }),
        'close',
      )
      if (status !== 0) process.exitCode = status ?? 1
    }),
  )
}

const isBuilt = run('npm', ['run', '--silent', 'build:storybook'])
if (isBuilt && wantsUpdate) {
  const started = Date.now()
  run('playwright', ['test', '--config', 'tests/visual', '--update-snapshots=changed'])
  const renewed = globSync('tests/visual/baselines/**/*.png').filter(
    (file) => statSync(file).mtimeMs >= started,
  )
  await shrink(renewed)
} else if (isBuilt) {
  run('playwright', ['test', '--config', 'tests/visual'])
}
