import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { BaseSequencer, createVitest, ForksPoolWorker } from 'vitest/node'

/** A test file that takes longer, in milliseconds, is in an endless loop. */
const LIMIT = 120_000

/** Stands for the number of a mutant and changes nothing. */
const NONE = 'none'

class MutantWorker extends ForksPoolWorker {
  name = 'mutants'
}

class InGivenOrder extends BaseSequencer {
  sort = (specifications) => specifications
}

const withMutant = (file, number) => `${file}?mutant=${number}`
/** The file of a module and the number of its mutant. */
const parseId = (id) => id.split('?mutant=')

/**
 * Runs test files with mutants, all in one process, one after the other. `FILE?mutant=3` is a module that mutant 3
 * changes, or that imports such a module; other modules are loaded once for all mutants.
 *
 * @param {{ file: string, source: string }[]} mutants
 */
export async function createMutantRunner(mutants) {
  let worker
  let files
  let affected
  let results
  let timer

  const plugin = {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const [file, number] = parseId(importer)
      if (number === undefined) return null
      const resolved = await this.resolve(source, file, { ...options, skipSelf: true })
      affected ??= findAffected(this.environment.moduleGraph, files)
      return resolved !== null && affected.has(resolved.id) ? withMutant(resolved.id, number) : resolved
    },
    transform(code, id) {
      const [file, number] = parseId(id)
      if (number === undefined) return null
      const mutant = mutants[number]
      const source = mutant !== undefined && file === resolve(mutant.file) ? mutant.source : code
      // A cycle of transitions without events ends with an error.
      return source.replace('createMachine({', 'createMachine({ options: { maxIterations: 1000 },')
    },
  }
  const reporter = {
    onTestModuleQueued({ moduleId }) {
      // Unless it ends.
      results.set(parseId(moduleId)[1], 'timeout')
      timer = setTimeout(() => worker.stop(), LIMIT)
    },
    onTestModuleEnd(module) {
      clearTimeout(timer)
      const [, number] = parseId(module.moduleId)
      results.set(number, module.state())
      if (number === undefined && !module.ok()) vitest.cancelCurrentRun('test-failure')
    },
  }
  const createPoolWorker = (options) => {
    worker = new MutantWorker(options)
    return worker
  }
  const vitest = await createVitest(
    {
      config: false,
      watch: false,
      pool: { name: 'mutants', createPoolWorker },
      maxWorkers: 1,
      isolate: false,
      unstubGlobals: true,
      fsModuleCache: false,
      update: 'none',
      silent: true,
      reporters: [reporter],
      sequence: { sequencer: InGivenOrder },
      setupFiles: ['tests/mutants/stopAtFirstFailure.ts'],
      testTimeout: LIMIT,
      hookTimeout: LIMIT,
      dangerouslyIgnoreUnhandledErrors: true,
    },
    { plugins: [plugin, vanillaExtractPlugin()] },
  )
  await vitest.standalone()
  const project = vitest.getRootProject()

  async function run(file, numbers) {
    files = numbers.map((number) => resolve(mutants[number].file))
    affected = null
    results = new Map()
    let left = numbers
    // Again after a test file was stopped together with its process.
    while (!results.has(NONE)) {
      // The first without a mutant also tells which modules import those that are changed. The last tells that no mutant
      // has changed what all share.
      const ids = [file, ...left.map((number) => withMutant(file, number)), withMutant(file, NONE)]
      await vitest.runTestSpecifications(ids.map((id) => project.createSpecification(id)))
      if (results.get(undefined) !== 'passed') throw new Error(`${file} fails without a mutant.`)
      left = numbers.filter((number) => !results.has(`${number}`))
    }
    if (results.get(NONE) !== 'passed')
      throw new Error(`${file} fails without a mutant after those with mutants.`)
  }

  return {
    /**
     * Which suite notices which of the mutants with these numbers: the first one with a file that fails.
     *
     * @param {number[]} numbers
     * @param {{ suite: string, file: string }[]} testFiles
     */
    async findCatchers(numbers, testFiles) {
      const catchers = new Map()
      for (const { suite, file } of testFiles) {
        const left = numbers.filter((number) => !catchers.has(number))
        if (left.length > 0) await run(resolve(file), left)
        for (const number of left) {
          const result = results.get(`${number}`)
          if (result === 'failed') catchers.set(number, suite)
          if (result === 'timeout') catchers.set(number, `timeout of ${suite}`)
        }
      }
      return catchers
    },
    close: () => vitest.close(),
  }
}

/** The ids of the modules of some files and of all modules that import them. */
function findAffected(graph, files) {
  const found = new Set()
  const add = (modules) => {
    for (const { id, importers } of modules ?? []) {
      if (found.has(id)) continue
      found.add(id)
      add(importers)
    }
  }
  for (const file of files) add(graph.getModulesByFile(file))
  return found
}
