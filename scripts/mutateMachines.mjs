// npm run test:mutants:machines: tests the tests of the machines. Removes a transition, delay or action, flips a guard
// or swaps a target, and expects a test of the machine to fail. The sources on disk stay unchanged.
// Options after `--`:
//   --machine chat      the mutants of one machine
//   --all               of all machines
//   --only paths        only with the path tests
//   --list              only lists them
import { globSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { definitionFiles, mutantsOf } from '../tests/mutants/machineMutants.mjs'
import { createMutantRunner } from '../tests/mutants/mutantRunner.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const { values: options } = parseArgs({
  options: {
    machine: { type: 'string' },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

if (options.machine === undefined && !options.all) {
  console.error('Name a machine, --machine chat, or take --all.')
  process.exit(2)
}

/** The suites of a machine, in the order in which they run: the path tests are fast and notice most. */
const SUITES = [
  { suite: 'paths', endings: '.machine.paths.test.ts' },
  { suite: 'machine', endings: '.machine{,.!(paths)}.test.ts' },
  { suite: 'actors', endings: '.actors{,.*}.test.ts' },
].filter(({ suite }) => options.only === undefined || options.only === suite)

const nameOf = (file) => basename(file).replace(/\.machine\.ts$/, '')

function testFilesOf(machine) {
  const start = join('tests', dirname(machine), nameOf(machine))
  return SUITES.flatMap(({ suite, endings }) => globSync(start + endings).map((file) => ({ suite, file })))
}

const machines = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .flatMap((path) => (path.endsWith('.machine.ts') ? [join('src', path)] : []))
  .filter((file) => options.machine === undefined || nameOf(file) === options.machine)
  .sort()
const mutants = machines.flatMap((machine) =>
  definitionFiles(machine).flatMap((file) => mutantsOf(file).map((mutant) => ({ machine, ...mutant }))),
)
const lineOf = ({ machine, kind, file, line, text }) =>
  `${nameOf(machine)} · ${kind} · ${file}:${line} · ${text}`

async function testMutants() {
  process.env.CI = 'true'
  const runner = await createMutantRunner(mutants)
  const totals = new Map()
  for (const machine of machines) {
    const numbers = [...mutants.keys()].filter((number) => mutants[number].machine === machine)
    const catchers = await runner.findCatchers(numbers, testFilesOf(machine))
    for (const number of numbers) {
      const result = catchers.has(number) ? `caught by ${catchers.get(number)}` : 'SURVIVED'
      totals.set(result, (totals.get(result) ?? 0) + 1)
      console.log(`${result} · ${lineOf(mutants[number])}`)
    }
  }
  await runner.close()
  console.log('')
  for (const [result, count] of totals) console.log(`${result}: ${count} of ${mutants.length}`)
  process.exitCode = totals.has('SURVIVED') ? 1 : 0
}

if (options.list) for (const mutant of mutants) console.log(lineOf(mutant))
else await testMutants()
