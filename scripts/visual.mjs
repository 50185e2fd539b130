// npm run test:visual: builds the catalogue and compares every story with its picture, in both themes and widths.
// `-- --update` renews the pictures instead.
import { spawnSync } from 'node:child_process'

const wantsUpdate = process.argv.includes('--update')
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) process.exit(status ?? 1)
}

run('npm', ['run', '--silent', 'build:storybook'])
run('playwright', [
  'test',
  '--config',
  'tests/visual',
  ...(wantsUpdate ? ['--update-snapshots=changed'] : []),
])
