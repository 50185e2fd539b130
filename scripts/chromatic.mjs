// npm run chromatic: builds Storybook and sends it to Chromatic, which captures the stories that have baselines, in the
// same themes and widths. Other options are passed on to Chromatic.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPictures } from '../tests/visual/pictures.ts'
import { describeCaptures } from './chromatic/captures.ts'

const ROOT = join(import.meta.dirname, '..')

const HELP = `npm run chromatic -- [OPTIONS]

Builds Storybook and sends it to Chromatic. The token of the Chromatic project is read from the environment variable
CHROMATIC_PROJECT_TOKEN; other settings are in chromatic.config.json.

  --dry-run  lists the stories and modes that would be captured, without network, from the Storybook in dist/storybook,
             which is built if it does not exist
  --help     prints this text

Other options are passed on to Chromatic: npx chromatic --help lists them.`

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, CHROMATIC: '1' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

const build = () => run('npm', ['run', '--silent', 'build:storybook'])

function main(args) {
  if (args.includes('--help')) {
    console.log(HELP)
    return 0
  }
  if (args.includes('--dry-run')) {
    const status = existsSync(join(ROOT, 'dist/storybook/index.json')) ? 0 : build()
    if (status === 0) console.log(describeCaptures(builtPictures()))
    return status
  }
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    console.error(
      'Set the environment variable CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project.',
    )
    return 1
  }
  return build() || run('chromatic', args)
}

process.exitCode = main(process.argv.slice(2))
