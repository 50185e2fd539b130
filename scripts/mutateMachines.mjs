// npm run test:mutants:machines: tests the tests of the machines. Removes a transition, delay or action, flips a guard
// or swaps a target, and expects a test of the machine to fail. The sources on disk stay unchanged.
// Options after `--`; without options three mutants of each machine, always the same ones.
//   --machine chat      of one machine
//   --each 2            two of each machine
//   --all               every mutant; --part 2/5 the second fifth of the machines
//   --list              only lists them
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { definitionFiles, mutantsOf } from '../tests/mutants/machineMutants.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const VITEST = 'node_modules/vitest/vitest.mjs'

const { values: options } = parseArgs({
  options: {
    machine: { type: 'string' },
    all: { type: 'boolean', default: false },
    each: { type: 'string', default: '3' },
    part: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
  },
})

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
  const rounds = mutants.flatMap((_, round) => lists.flatMap(([, list]) => list[round] ?? []))
  return rounds.slice(0, Number(options.each))
}

const [part, parts] = options.part.split('/').map(Number)
const machines = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .flatMap((path) => (path.endsWith('.machine.ts') ? join('src', path) : []))
  .sort()
  .filter((file) => options.machine === undefined || nameOf(file) === options.machine)
  .filter((_, index) => index % parts === part - 1)
const chosen = machines.map((file) => ({ file, mutants: choose(definitionFiles(file).flatMap(mutantsOf)) }))

if (options.list) {
  for (const { file, mutants } of chosen)
    for (const { kind, line, text } of mutants)
      console.log(`${nameOf(file)} · ${kind} · line ${line} · ${text}`)
  process.exit()
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'))

/** Whether all tests of these files pass, with a mutant or without. */
function arePassing(suites, mutant = null) {
  const environment = { ...process.env, CI: 'true' }
  if (mutant) {
    environment.MUTANT_OF = mutant.file
    environment.MUTANT_SOURCE = join(folder, 'mutant.ts')
    writeFileSync(environment.MUTANT_SOURCE, mutant.source)
  }
  const config = ['--config', 'tests/mutants/machines.vitest.config.ts']
  const args = [VITEST, 'run', ...config, '--bail', '1', '--passWithNoTests', ...suites]
  return (
    spawnSync(process.execPath, args, { stdio: 'ignore', env: environment, timeout: 120_000 }).status === 0
  )
}

const counts = new Map()
const survivors = []
for (const { file, mutants } of chosen) {
  const tests = join('tests', dirname(file), nameOf(file))
  // The path tests first: they are fast and notice most.
  const suites = [`${tests}.machine.paths.test.ts`, `${tests}.machine.`, `${tests}.actors.test.ts`]
  const unchanged = new Set()
  /** Whether the tests of the suite fail because of the mutant. */
  const isCaughtBy = (suite, mutant) => {
    if (!unchanged.has(suite) && !arePassing([suite])) throw new Error(`${suite} fails without a mutant.`)
    unchanged.add(suite)
    return !arePassing([suite], mutant)
  }
  for (const mutant of mutants) {
    const isCaught = suites.some((suite) => isCaughtBy(suite, mutant))
    const count = counts.get(mutant.kind) ?? { caught: 0, all: 0 }
    counts.set(mutant.kind, { caught: count.caught + Number(isCaught), all: count.all + 1 })
    if (!isCaught) survivors.push(mutant)
    const place = `${mutant.file}:${mutant.line}`
    console.log(
      `${isCaught ? 'caught  ' : 'SURVIVED'} ${nameOf(file)} · ${mutant.kind} · ${place} · ${mutant.text}`,
    )
  }
}
rmSync(folder, { recursive: true })

console.log('')
for (const [kind, { caught, all }] of counts) console.log(`${kind}: ${caught} of ${all} caught`)
console.log(`${survivors.length} of ${[...counts.values()].reduce((sum, { all }) => sum + all, 0)} survived`)
process.exitCode = survivors.length === 0 ? 0 : 1
