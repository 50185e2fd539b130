// npm run test:mutants:machines: tests the tests of the machines. Removes a transition, delay or action, flips a guard
// or swaps a target, and expects a test of the machine to fail. The sources on disk stay unchanged.
// Options after `--`; without options three mutants of each machine, always the same ones.
//   --machine chat      of one machine
//   --all               every mutant
//   --only paths        only with the path tests
//   --list              only lists them
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
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

/** The suites of a machine, in the order in which they run: the path tests are fast and notice most. */
const SUITES = [
  { suite: 'paths', pattern: /^\.machine\.paths\.test\.ts$/ },
  { suite: 'machine', pattern: /^\.machine\.(?!paths\.).*test\.ts$/ },
  { suite: 'actors', pattern: /^\.actors\..*test\.ts$/ },
].filter(({ suite }) => options.only === undefined || options.only === suite)

const nameOf = (file) => basename(file).replace(/\.machine\.ts$/, '')
const hash = (text) => createHash('sha256').update(text).digest('hex')

/** The first of each kind in turn, in an order that depends only on the mutants' own lines. */
function choose(mutants) {
  if (options.all) return mutants
  const kinds = new Map()
  for (const mutant of mutants.toSorted((a, b) => hash(a.kind + a.text).localeCompare(hash(b.kind + b.text))))
    kinds.set(mutant.kind, [...(kinds.get(mutant.kind) ?? []), mutant])
  // The kinds in another order for each machine, so that each kind is chosen.
  const lists = [...kinds].sort(([a, x], [b, y]) => hash(a + x[0].file).localeCompare(hash(b + y[0].file)))
  return mutants.flatMap((_, round) => lists.flatMap(([, list]) => list[round] ?? [])).slice(0, 3)
}

/** The test files of a machine with their suites. */
function testFilesOf(machine) {
  const folder = join('tests', dirname(machine))
  const endings = readdirSync(folder).flatMap((file) =>
    file.startsWith(`${nameOf(machine)}.`) ? [file.slice(nameOf(machine).length)] : [],
  )
  return SUITES.flatMap(({ suite, pattern }) =>
    endings
      .filter((ending) => pattern.test(ending))
      .map((ending) => ({ suite, file: join(folder, nameOf(machine) + ending) })),
  )
}

const machines = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .flatMap((path) => (path.endsWith('.machine.ts') ? [join('src', path)] : []))
  .filter((file) => options.machine === undefined || nameOf(file) === options.machine)
  .sort()
const mutants = machines.flatMap((machine) =>
  choose(definitionFiles(machine).flatMap(mutantsOf)).map((mutant) => ({ machine, ...mutant })),
)
const lineOf = ({ machine, kind, file, line, text }) =>
  `${nameOf(machine)} · ${kind} · ${file}:${line} · ${text}`

if (options.list) {
  for (const mutant of mutants) console.log(lineOf(mutant))
  process.exit()
}

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
