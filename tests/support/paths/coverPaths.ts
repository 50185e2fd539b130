import type { AnyStateMachine } from 'xstate'
import { transitionsOf } from './definition.ts'
import { describeChanges } from './describeChanges.ts'
import { findPaths, type Path } from './findPaths.ts'
import type { PathModel } from './model.ts'
import { createRunner, type StepResult } from './runPath.ts'

/** A path with the results of its steps; the first result is that of the start. */
export interface CoveredPath extends Path {
  results: StepResult[]
}

export interface Coverage {
  /** Shortest paths that together take every transition with each of its effects. */
  paths: CoveredPath[]
  missing: string[]
}

/** How many paths with the same transitions are tried, shortest first: a longer one may show another effect. */
const MAX_RUNS = 6

/**
 * Runs the machine along all of its shortest paths and selects those whose last step does something new. Several models
 * of one machine together take its transitions. With `isPossible`, only such paths are run, and each of their last steps
 * is new, even if the machine does not distinguish it from another one.
 */
export function coverPaths<M extends AnyStateMachine>(
  machine: M,
  models: readonly PathModel<M>[],
  isPossible?: (path: Path) => boolean,
): Coverage {
  const run = createRunner(machine)
  const candidates: { path: CoveredPath; facts: string[] }[] = []
  for (const model of models) {
    const runs = new Map<string, number>()
    for (const path of findPaths(machine, model)) {
      if (isPossible?.(path) === false) continue
      const step = isPossible ? (path.steps.at(-1)?.label ?? '') : ''
      const key = `${path.outcome} ${step}`
      const count = runs.get(key) ?? 0
      if (count >= MAX_RUNS) continue
      runs.set(key, count + 1)
      const results = run(model.starts[path.start], path.steps)
      const last = results?.at(-1)
      if (results && last)
        candidates.push({ path: { ...path, results }, facts: [step, ...factsOf(last, results.at(-2))] })
    }
  }
  const taken = new Set(candidates.flatMap(({ path }) => path.results.at(-1)?.transitions ?? []))
  const names = [...transitionsOf(machine).values()]
  return { paths: selectPaths(candidates), missing: names.filter((name) => !taken.has(name)) }
}

/** The fewest paths that show all facts, approximately: those that show the most at once are taken first. */
function selectPaths(candidates: readonly { path: CoveredPath; facts: string[] }[]): CoveredPath[] {
  const seen = new Set<string>()
  const selected = new Set<CoveredPath>()
  const most = Math.max(0, ...candidates.map(({ facts }) => facts.length))
  for (let wanted = most; wanted > 0; wanted -= 1) {
    for (const { path, facts } of candidates) {
      if (new Set(facts.filter((fact) => !seen.has(fact))).size < wanted) continue
      for (const fact of facts) seen.add(fact)
      selected.add(path)
    }
  }
  return candidates.flatMap(({ path }) => (selected.has(path) ? path : []))
}

/** What a step shows: its transitions, each with the state it leads to and with each kind of effect. */
function factsOf(result: StepResult, previous: StepResult | undefined): string[] {
  // Calls start and stop with the states that make them.
  const effects = result.effects
    .filter((effect) => !/^(starts|stops) /.test(effect))
    .map((effect) => effect.split(' ').slice(0, 2).join(' '))
  const changes = describeChanges(previous?.context ?? {}, result.context).map(
    (change) => change.split(' ')[0],
  )
  const kinds = ['', JSON.stringify(result.value), ...effects, ...changes]
  return result.transitions
    .flatMap((name) => kinds.map((kind) => `${name} ${kind}`))
    .concat(previous ? [] : ['start'])
}
