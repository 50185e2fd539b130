import { describe, expect, test } from 'vitest'
import { textFile } from '../../../../mocks/engine/evaluation/evaluationSet.ts'
import { measure } from '../../../../mocks/engine/evaluation/measures.ts'
import type { Outcome } from '../../../../mocks/engine/evaluation/outcome.ts'
import { printReport, reportOf } from '../../../../mocks/engine/evaluation/report.ts'
import { runTrials } from '../../../../mocks/engine/evaluation/runTrials.ts'

const OUTCOME: Outcome = {
  isAnswered: true,
  rank: 1,
  pageRank: null,
  responseContains: true,
  confidence: 0.8,
  hypothesis: null,
  reportsContradiction: false,
  excerpt: 'The moon.',
}
const REFUSED: Outcome = {
  ...OUTCOME,
  isAnswered: false,
  rank: null,
  responseContains: false,
  confidence: 0,
  excerpt: null,
}

const judged = (
  isAnswerable: boolean,
  outcome: Outcome,
): { isAnswerable: boolean; outcome: Outcome; hasPages: boolean } => ({
  isAnswerable,
  outcome,
  hasPages: outcome.pageRank !== null,
})

test('a refusal of an answerable question is not correct', () => {
  const measures = measure([
    judged(true, OUTCOME),
    judged(true, { ...OUTCOME, rank: 3, pageRank: 2, reportsContradiction: true }),
    judged(true, { ...OUTCOME, rank: 4 }),
    judged(true, REFUSED),
  ])
  expect(measures).toMatchObject({
    correctFirst: 0.25,
    correctInThree: 0.5,
    responseContains: 0.75,
    pageInThree: 1,
    answered: 0.75,
    wronglyAnswered: null,
    contradictions: 1,
    words: 2,
  })
  expect(measures.meanReciprocalRank).toBeCloseTo((1 + 1 / 3 + 1 / 4) / 4)
})

test('an answer to an unanswerable question is wrong, and counts in the measures of all questions only', () => {
  const measures = measure([
    judged(true, OUTCOME),
    judged(false, { ...OUTCOME, rank: null, confidence: 0.9 }),
    judged(false, REFUSED),
  ])
  expect(measures).toMatchObject({
    wronglyAnswered: 0.5,
    areaWithSilence: 0.5,
    coverageAt80: 0,
    statedFrom90: { count: 1, shareWrong: 1 },
    triggering: { precision: 0.5, recall: 1 },
    ofAll: { area: 0 },
    ofAnswerable: { area: null },
  })
  expect(measures.ofAnswerable.calibrationError).toBeCloseTo(0.2)
  expect(measures.ofAll.calibrationError).toBeCloseTo(0.55)
})

describe('a set that is run', () => {
  const tides = textFile('Tides', ['The moon raises the tides of the sea.'])
  const bread = textFile('Bread', ['Yeast raises the dough of bread.'])
  const question = { id: '1', text: 'What raises the dough?', pages: [], kind: 'what' }
  const set = {
    name: 'two.json',
    trials: [
      { documents: [tides, bread], questions: [{ ...question, answers: ['Yeast'] }] },
      { documents: [tides], questions: [{ ...question, answers: [] }] },
    ],
  }

  test('the questions of each trial are asked of its documents only', async () => {
    const results = await runTrials(set)
    expect(results).toMatchObject([
      { engine: { rank: 1, isAnswered: true }, bm25: { rank: 1 }, miniSearch: { rank: 1 } },
      { engine: { rank: null }, bm25: { rank: null, excerpt: 'The moon raises the tides of the sea.' } },
    ])
  })

  test('the report has the counts of questions and a table of confidence', async () => {
    const report = reportOf(set.name, await runTrials(set))
    expect(report).toMatchObject({ set: 'two.json', answerable: 1, unanswerable: 1 })
    const table = printReport(report)
    expect(table).toMatch(
      /^two\.json\n1 answerable, 1 unanswerable questions +engine +BM25 +MiniSearch\ncorrect first +100\.0 % +100\.0 % +100\.0 %\n/,
    )
    expect(table).toMatch(/\n +0\.9 to 1\.0/)
    expect(table).toMatch(/\nwhat +1 +100\.0 % +100\.0 % +100\.0 %\n/)
  })
})
