// npm run test:repeat -- FILE: runs a test file or a story file twenty times, without a second try. Of a story file the
// stories in the built Storybook are tested. `-- FILE --times 50` runs it more often.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' } },
})
const [path] = positionals
if (path === undefined) {
  console.error('Name a file: npm run test:repeat -- tests/e2e/chat.spec.ts')
  process.exit(2)
}
const file = relative('', path)

/** The title of the stories of a file, such as 'Components/Button'. */
function titleOf(storyFile) {
  const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8'))
  const entry = Object.values(entries).find(({ importPath }) => importPath === `./${storyFile}`)
  if (entry === undefined) throw new Error(`${storyFile} is not in dist/storybook: npm run build:storybook`)
  return entry.title
}

function playwright(suite, ...filter) {
  const options = ['--config', `tests/${suite}`, '--repeat-each', values.times, '--retries', '0']
  return ['playwright', ['test', ...options, ...filter]]
}

function command() {
  if (/\.stories\.tsx?$/.test(file)) return playwright('visual', '--grep', titleOf(file))
  const [, suite] = /^tests[\\/](\w+)[\\/].*\.spec\.ts$/.exec(file) ?? []
  if (suite !== undefined) return playwright(suite, file)
  return ['vitest', ['run', file]]
}

const [program, args] = command()
// Playwright repeats by itself.
const runs = program === 'vitest' ? Number(values.times) : 1
let failed = 0
for (let run = 1; run <= runs; run++)
  if (spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0)
    failed += 1
if (runs > 1) console.log(`\n${runs - failed} of ${runs} runs passed`)
process.exitCode = failed === 0 ? 0 : 1
