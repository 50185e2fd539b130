// npm run test:visual: builds Storybook, compares every story with its baseline picture, in its themes and widths, and
// writes a report. `-- --help` lists the options.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtStories } from '../tests/visual/stories.ts'
import { deleteNewPictures, finishUpdate } from './visual/baselines.ts'
import { HELP, parseOptions } from './visual/options.ts'
import { BASELINES, REPORT } from './visual/reporter.ts'
import { selectStories } from './visual/selection.ts'
import { PROJECTS, testList } from './visual/testList.ts'

const ROOT = join(import.meta.dirname, '..')

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status ?? 1
}

/** Playwright's option for the selected stories. */
function listOption(selected) {
  if (selected === 'all') return []
  const file = join(ROOT, 'node_modules/.cache/visual/selected.txt')
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, testList(selected, builtStories()))
  return ['--test-list', file]
}

/** Compares the pictures; resolves to the exit code. */
async function compare({ isUpdate, isIdentical, ...options }) {
  const selected = selectStories(ROOT, options)
  if (selected.length === 0) {
    console.log('No story with a picture imports what changed.')
    return 0
  }
  if (selected !== 'all') console.log(`Comparing ${selected.length} stories.`)
  rmSync(REPORT, { recursive: true, force: true })
  const args = [
    'test',
    '--config=tests/visual',
    ...PROJECTS.map((project) => `--project=${project}`),
    ...(isUpdate ? ['--update-snapshots=changed'] : []),
    ...(isIdentical ? ['--repeat-each=3'] : []),
    ...listOption(selected),
  ]
  const status = run('playwright', args, isIdentical ? { IDENTICAL_PICTURES: '1' } : {})
  const result = join(REPORT, 'comparison.json')
  if (!existsSync(result)) throw new Error('The stories were not compared. The reason is above.')
  const comparison = JSON.parse(readFileSync(result, 'utf8'))
  if (isUpdate) await finishUpdate(comparison, BASELINES)
  else deleteNewPictures(comparison, BASELINES)
  return !isUpdate && comparison.differences.length > 0 ? 1 : status
}

const parsed = parseOptions(process.argv.slice(2))
if (parsed.kind === 'help') {
  console.log(HELP)
} else if (parsed.kind === 'refused') {
  console.error(parsed.reason)
  process.exitCode = 1
} else {
  const built = parsed.options.isBuilt ? 0 : run('npm', ['run', '--silent', 'build:storybook'])
  try {
    process.exitCode = built || (await compare(parsed.options))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
