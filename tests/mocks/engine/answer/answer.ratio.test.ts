import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type EvaluationQuestion, textFile } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { reportOf } from '../../../../mocks/engine/evaluation/report.ts'
import { runTrials } from '../../../../mocks/engine/evaluation/runTrials.ts'

/** Minimum quality of the answers, relative to BM25 over the same sentences. Measured on 2026-11-23: 1.08 and 0.96. */
const MIN_FIRST = 1.05
const MIN_IN_THREE = 0.95
const MAX_WRONGLY_ANSWERED = 0.06

function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(new URL(`../ranking/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line): Line => JSON.parse(line))
}

test('on the small collection the engine keeps its ratio to BM25 and refuses what is missing', async () => {
  const documents = readLines<{ title: string; text: string }>('docs').map(({ title, text }) =>
    textFile(title, [text]),
  )
  const questions = readLines<{ id: string; question: string; answers: string[] }>('questions').map(
    ({ id, question, answers }): EvaluationQuestion => ({
      id,
      text: question,
      answers,
      pages: [],
      kind: null,
    }),
  )
  const { engine, bm25 } = reportOf(
    'small',
    await runTrials({ name: 'small', trials: [{ documents, questions }] }),
  )
  console.info(
    `first: ${engine.correctFirst}, BM25 ${bm25.correctFirst}; in three: ${engine.correctInThree}, BM25 ${bm25.correctInThree}`,
  )
  expect(engine.correctFirst).toBeGreaterThanOrEqual(MIN_FIRST * (bm25.correctFirst ?? 1))
  expect(engine.correctInThree).toBeGreaterThanOrEqual(MIN_IN_THREE * (bm25.correctInThree ?? 1))
  expect(engine.wronglyAnswered).toBeLessThanOrEqual(MAX_WRONGLY_ANSWERED)
})
