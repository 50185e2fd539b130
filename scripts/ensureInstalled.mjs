// Runs before the commands with which one starts: installs the packages if package-lock.json has changed since the last
// installation. Plain Node from version 18, because at this point nothing is installed yet.
// `--stamp` (npm's postinstall) only records the hash of package-lock.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}node_modules/.lock-hash`
const lockHash = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

if (process.argv.includes('--stamp')) {
  if (existsSync(`${root}node_modules`)) writeFileSync(stampFile, lockHash)
} else if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== lockHash) {
  // Standard error, so that standard output stays valid JSON where a command prints JSON.
  process.stderr.write('Installing the packages of package-lock.json (npm ci), once ...\n')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) {
    process.stderr.write('The packages could not be installed; the reason is above.\n')
    process.exit(install.status ?? 1)
  }
}
