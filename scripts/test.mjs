// npm test: all checks, cheapest first. The output of a check is shown if it fails; the checks after it still run.
import { spawn } from 'node:child_process'

/** Groups run one after another; the checks of a group run in parallel. */
const GROUPS = [
  [
    ['types', 'npm run --silent check:types'],
    ['format and lint', 'npm run --silent check:format'],
  ],
  [
    ['import rules and cycles', 'npm run --silent check:imports'],
    ['dead code', 'npm run --silent check:unused'],
    ['contract', 'npm run --silent check:contract'],
  ],
  // By default Vitest leaves one core free, which halves the workers on two cores.
  [['rules, machines, client, mock backend, engine', 'vitest run --project node --maxWorkers=2']],
  [['stories with interactions', 'vitest run --project storybook']],
  [
    ['build the demo', 'vite build --mode demo --logLevel warn'],
    ['build Storybook', 'npm run --silent build:storybook'],
  ],
  [['journeys in the browser', 'playwright test --config tests/e2e']],
  [
    [
      'stories: accessibility, pixels, words',
      'playwright test --config tests/visual --project dark-1280 --project words',
    ],
  ],
  [['timing ratios', 'vitest run --project performance']],
]

/** Runs one check and resolves to whether it passed. */
function run([name, command]) {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0)
      if (code !== 0) process.stdout.write(`\n${Buffer.concat(output)}\n`)
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

const results = []
for (const group of GROUPS) results.push(...(await Promise.all(group.map(run))))

const failed = results.filter((passed) => !passed).length
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
