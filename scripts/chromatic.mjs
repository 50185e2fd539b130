// npm run chromatic: builds Storybook and sends it to Chromatic, which captures the stories that have baselines, in the
// same themes and widths. The token of the Chromatic project is read from the variable CHROMATIC_PROJECT_TOKEN.
//   --dry-run  lists the stories, themes and widths that would be captured, without network, from the Storybook in
//              dist/storybook, which is built if it does not exist
// Other options are passed on to Chromatic: npx chromatic --help lists them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { builtPictures } from '../tests/visual/pictures.ts'

const ROOT = `${import.meta.dirname}/..`

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

const args = process.argv.slice(2)
if (args.includes('--dry-run')) {
  process.exitCode = existsSync(`${ROOT}/dist/storybook/index.json`) ? 0 : build()
  const pictures = process.exitCode === 0 ? builtPictures() : []
  for (const { project, story } of pictures)
    console.log(`${project.padEnd(10)}  ${story.title}: ${story.name}`)
  console.log(`${pictures.length} pictures`)
} else if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = build() || run('chromatic', args)
} else {
  console.error('Set the environment variable CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project.')
  process.exitCode = 1
}
