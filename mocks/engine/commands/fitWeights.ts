import { parseArgs } from 'node:util'
import { type EvaluationSet, limitQuestions } from '../evaluation/evaluationSet.ts'
import { readSets } from '../evaluation/readSets.ts'
import { type AskedQuestion, askAll } from '../fitting/collect.ts'
import { fitRows } from '../fitting/fitRows.ts'
import { type AnswerRow, answerRows, certaintyRows, refusalRows, sentenceRows } from '../fitting/rows.ts'
import { withoutHalf } from '../fitting/withoutHalf.ts'
import { type Models, writeWeights } from '../fitting/writeWeights.ts'
import { logOddsOf } from '../selection/logistic.ts'
import { MIN_LOG_ODDS } from '../selection/refusal.ts'
import * as weights from '../selection/weights.ts'
import { readLimit, UsageError } from './usage.ts'

const WEIGHTS = new URL('../selection/weights.ts', import.meta.url)

/**
 * `fit sentences|confidence --set FILE,... --set FILE,... [--short FILE,...] [--files FOLDER] [--limit N]`: fits the weights
 * of the engine on sets of questions and writes selection/weights.ts. Each --set and each --short has the same weight; one
 * that is given several times counts several times. The models of confidence depend on that of sentences, so fit sentences first.
 */
export async function fitWeights(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      set: { type: 'string', multiple: true, default: [] },
      short: { type: 'string', multiple: true, default: [] },
      files: { type: 'string' },
      limit: { type: 'string', default: '1000' },
    },
  })
  const [part] = positionals
  if (part !== 'sentences' && part !== 'confidence')
    throw new UsageError('fit needs sentences or confidence.')
  if (values.set.length === 0) throw new UsageError('fit needs --set.')
  const limit = readLimit(values.limit)
  const read = (group: string): Promise<EvaluationSet[]> => readSets(group.split(','), values.files ?? null)
  const sets = await mapInOrder(values.set, read)
  const short = await mapInOrder(values.short, read)
  const fitted =
    part === 'sentences'
      ? await fitSentences([...sets, ...short], limit)
      : await fitConfidence(sets, short, limit)
  await writeWeights(WEIGHTS, { ...weights, ...fitted })
  return `Fitted ${part}.`
}

/** Several files that count as one set. */
type Group = readonly EvaluationSet[]

async function fitSentences(groups: readonly Group[], limit: number): Promise<Partial<Models>> {
  const rows = await mapInOrder(groups, (group) => collect(group, limit, sentenceRows))
  return { SENTENCE_MODEL: fitRows(rows) }
}

async function fitConfidence(
  groups: readonly Group[],
  shortGroups: readonly Group[],
  limit: number,
): Promise<Partial<Models>> {
  const ask = (group: Group): Promise<AnswerRow[]> => collect(group, limit, answerRows)
  const rows = await mapInOrder(groups, (group) => ask(group.map(withoutHalf)))
  const REFUSAL_MODEL = fitRows(rows.map(refusalRows))
  const short = await mapInOrder(shortGroups, ask)
  return {
    REFUSAL_MODEL,
    CERTAINTY_MODEL: fitRows(rows.map(certaintyRows)),
    SHORT_TEXT_CERTAINTY_MODEL: fitRows(
      short.map((all) =>
        certaintyRows(
          all.filter(({ features }) => logOddsOf(REFUSAL_MODEL, features) >= MIN_LOG_ODDS.otherSubject),
        ),
      ),
    ),
  }
}

async function collect<Item>(
  group: Group,
  limit: number,
  rowsOf: (asked: AskedQuestion) => readonly Item[],
): Promise<Item[]> {
  const rows: Item[] = []
  for (const set of group)
    for await (const asked of askAll(limitQuestions(set, limit))) rows.push(...rowsOf(asked))
  return rows
}

/** Maps one item after the other, equal ones once. */
async function mapInOrder<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<Item, Result>()
  for (const item of items) if (!results.has(item)) results.set(item, await map(item))
  return items.map((item) => results.get(item) as Result)
}
