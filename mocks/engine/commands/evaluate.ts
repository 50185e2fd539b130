import { parseArgs } from 'node:util'
import { limitQuestions } from '../evaluation/evaluationSet.ts'
import { readSets } from '../evaluation/readSets.ts'
import { printReport, reportOf } from '../evaluation/report.ts'
import { type QuestionResult, runTrials } from '../evaluation/runTrials.ts'
import { readLimit, UsageError } from './usage.ts'

/**
 * `evaluate --set FILE...`: the lines of a table of each set; with --json one JSON object a set; with --each one JSON
 * object a question. See docs/engine.md.
 */
export async function* evaluate(args: readonly string[]): AsyncGenerator<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      set: { type: 'string', multiple: true, default: [] },
      files: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean', default: false },
      each: { type: 'boolean', default: false },
    },
  })
  if (values.set.length === 0) throw new UsageError('evaluate needs --set.')
  const limit = values.limit === undefined ? null : readLimit(values.limit)
  for (const set of await readSets([...values.set, ...positionals], values.files ?? null)) {
    const results = await runTrials(limit === null ? set : limitQuestions(set, limit))
    if (values.each) yield* results.map(printResult)
    else if (values.json) yield JSON.stringify(reportOf(set.name, results))
    else yield `${printReport(reportOf(set.name, results))}\n`
  }
}

function printResult({ question, engine, bm25, miniSearch, milliseconds }: QuestionResult): string {
  return JSON.stringify({ ...question, engine, bm25, miniSearch, milliseconds })
}
