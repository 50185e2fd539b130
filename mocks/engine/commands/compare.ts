import { parseArgs } from 'node:util'
import { limitQuestions } from '../evaluation/evaluationSet.ts'
import { type Figures, figuresOf, type SetFigures } from '../evaluation/figures.ts'
import { readSets } from '../evaluation/readSets.ts'
import { runTrials } from '../evaluation/runTrials.ts'
import { readLimit, UsageError } from './usage.ts'

/** `compare --set NAME=SET,...`: the figures of each named set as a module. See docs/engine.md. */
export async function compare(args: readonly string[], today: Date): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: { set: { type: 'string', multiple: true, default: [] }, limit: { type: 'string' } },
  })
  if (values.set.length === 0) throw new UsageError('compare needs --set.')
  const named = values.set.map(readName)
  const limit = values.limit === undefined ? null : readLimit(values.limit)
  const sets: SetFigures[] = []
  for (const { name, paths } of named) {
    const set = { name, trials: (await readSets(paths, null)).flatMap(({ trials }) => trials) }
    sets.push(figuresOf(name, await runTrials(limit === null ? set : limitQuestions(set, limit))))
  }
  const figures: Figures = { date: today.toISOString().slice(0, 10), limit, sets }
  return `// Written by "npm run -s engine -- compare", see docs/engine.md. Do not edit.\n\nexport const FIGURES = ${JSON.stringify(figures, null, 2)} as const`
}

function readName(value: string): { name: string; paths: string[] } {
  const [, name, paths] = /^([^=]+)=(.+)$/.exec(value) ?? []
  if (name === undefined || paths === undefined) throw new UsageError(`--set ${value} is not NAME=SET,...`)
  return { name, paths: paths.split(',') }
}
