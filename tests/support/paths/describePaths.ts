import type { CoveredPath } from './coverPaths.ts'
import { describeChanges } from './describeChanges.ts'

/** What a machine does, one paragraph for each path: the path, then what its last step does. */
export function describePaths(paths: readonly CoveredPath[]): string {
  return `${paths.map(describePath).join('\n\n')}\n`
}

function describePath({ start, steps, results }: CoveredPath): string {
  const [last, previous] = [results.at(-1), results.at(-2)]
  if (last === undefined) throw new Error('The path has no results.')
  const from = previous === undefined ? '' : ` [${stateOf(previous.value)}]`
  return [
    [start, ...steps.map(({ label }) => label)].join(' > ') + from,
    `  ${stateOf(last.value)}`,
    ...describeChanges(previous?.context ?? {}, last.context).map((change) => `  ${change}`),
    ...last.effects.map((effect) => `  ${effect}`),
  ].join('\n')
}

/** A state's value as text: `editing`, `form.saving, page.open`. */
function stateOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value as Record<string, unknown>)
    .map(([key, child]) =>
      isEmptyState(child) ? key : `${key}.${stateOf(child).replaceAll(', ', `, ${key}.`)}`,
    )
    .join(', ')
}

const isEmptyState = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0
