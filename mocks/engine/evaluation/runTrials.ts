import type { SourceFile } from '../extract.ts'
import { createMemory } from '../memory.ts'
import { createBaseline, sentencesOf } from './baseline.ts'
import type { EvaluationQuestion, EvaluationSet, Trial } from './evaluationSet.ts'
import { type Outcome, outcomeOf, toResponse } from './outcome.ts'
import { rankByBm25, rankByMiniSearch } from './rankers.ts'
import { type ReadDocument, readDocument } from './readDocument.ts'

export interface QuestionResult {
  readonly question: EvaluationQuestion
  readonly engine: Outcome
  readonly bm25: Outcome
  readonly miniSearch: Outcome
  /** Time that the engine took to answer. */
  readonly milliseconds: number
}

/** Asks all questions of a set. A document of several trials is read once. */
export async function runTrials({ trials }: EvaluationSet): Promise<QuestionResult[]> {
  const known = new Map<SourceFile, ReadDocument>()
  const results: QuestionResult[] = []
  for (const [i, trial] of trials.entries()) {
    for (const file of trial.documents) if (!known.has(file)) known.set(file, await readDocument(file))
    results.push(...runTrial(trial, known))
    const later = new Set(trials.slice(i + 1).flatMap(({ documents }) => documents))
    for (const file of trial.documents) if (!later.has(file)) known.delete(file)
  }
  return results
}

function runTrial(
  { documents, questions }: Trial,
  known: ReadonlyMap<SourceFile, ReadDocument>,
): QuestionResult[] {
  const memory = createMemory()
  const read = documents.flatMap((file) => known.get(file) ?? [])
  for (const [i, { extracted, index }] of read.entries()) memory.add(String(i), extracted, index)
  const sentences = sentencesOf(read.map(({ extracted }) => extracted))
  const bm25 = createBaseline(sentences, rankByBm25)
  const miniSearch = createBaseline(sentences, rankByMiniSearch)
  return questions.map((question) => {
    const start = performance.now()
    const answer = memory.ask(question.text)
    const milliseconds = performance.now() - start
    return {
      question,
      engine: outcomeOf(toResponse(answer), question),
      bm25: outcomeOf(bm25(question.text), question),
      miniSearch: outcomeOf(miniSearch(question.text), question),
      milliseconds,
    }
  })
}
