// npm test: everything, from the cheapest check to the dearest. Each check's output is shown when it fails;
// a failure does not hide the checks after it.
import { spawn } from 'node:child_process'

/** Groups run one after the other; the checks inside one run side by side. */
const GROUPS = [
  [
    ['types', 'npm run --silent check:types'],
    ['format and lint', 'npm run --silent check:format'],
  ],
  [
    ['import law and cycles', 'npm run --silent check:imports'],
    ['dead code', 'npm run --silent check:unused'],
    ['contract', 'npm run --silent check:contract'],
  ],
  // Vitest leaves one core to whoever works at the machine meanwhile; on two that is every second one.
  [['rules, machines, client, mock backend, engine', 'vitest run --project node --maxWorkers=2']],
  [['stories that do something', 'vitest run --project storybook']],
  [
    ['build the demo', 'vite build --mode demo --logLevel warn'],
    ['build the catalogue', 'npm run --silent build:storybook'],
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

/** Runs one check; gives whether it held. */
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
