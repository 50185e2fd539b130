import type { AnyStateMachine } from 'xstate'
import type { CoveredPath } from './coverPaths.ts'
import type { PathModel } from './model.ts'
import { createRunner } from './runPath.ts'

/**
 * Repeats the last event of each path while a call that it led to is running, as a double click does, and returns the
 * calls that start again.
 */
export function callsOfRepeatedEvents<M extends AnyStateMachine>(
  machine: M,
  models: readonly PathModel<M>[],
  paths: readonly CoveredPath[],
): string[] {
  const run = createRunner(machine)
  const inputs = new Map(models.flatMap(({ starts }) => Object.entries(starts)))
  const repeatable = new Set(models.flatMap((model) => model.repeatable ?? []))
  const repeated = paths.flatMap((path) => {
    const { start, steps } = path
    const index = steps.findLastIndex(({ event }) => !event.type.startsWith('xstate.'))
    const step = steps[index]
    // An actor's own report is not an event of the user.
    if (step === undefined || step.actorId !== undefined || repeatable.has(step.event.type)) return []
    const running = runningCalls(path, index)
    if (running.size === 0) return []
    const again = run(inputs.get(start), [...steps, step])?.at(-1)?.effects ?? []
    return startedCalls(again).flatMap((call) => (running.has(call) ? [`${step.label} > ${call}`] : []))
  })
  return [...new Set(repeated)].sort()
}

/** The calls that a step of a path led to and that are running at its end. */
function runningCalls({ steps, results }: CoveredPath, index: number): Set<string> {
  const running = new Set<string>()
  for (const [offset, { label }] of steps.slice(index).entries()) {
    running.delete(label.slice(0, label.indexOf(':')))
    // The first result is that of the start.
    const effects = results[index + offset + 1]?.effects ?? []
    for (const effect of effects) if (effect.startsWith('stops ')) running.delete(effect.slice(6))
    for (const call of startedCalls(effects)) running.add(call)
  }
  return running
}

/** The names of the actors that were started. */
function startedCalls(effects: readonly string[]): string[] {
  return effects.flatMap((effect) => /^starts (\S+)/.exec(effect)?.[1] ?? [])
}
