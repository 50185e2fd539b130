import { decayedWeight } from '../../../src/domain/evidence.ts'
import { DocumentStore, type StoredPassage } from '../documentStore.ts'
import { containsAnswer } from '../evaluation/answerMatch.ts'
import type { EvaluationQuestion, EvaluationSet } from '../evaluation/evaluationSet.ts'
import { type ReadDocument, readDocument } from '../evaluation/readDocument.ts'
import type { SourceFile } from '../extract.ts'
import type { Candidate } from '../selection/candidate.ts'
import { findCandidates } from '../selection/candidates.ts'
import { parseQuestion, type Question } from '../selection/question.ts'

/** A question of a set with its candidates, the most probable first. */
export interface AskedQuestion {
  readonly question: Question
  readonly labels: EvaluationQuestion
  readonly candidates: readonly Candidate[]
  readonly store: DocumentStore
}

/** Asks all questions of a set, one after the other. */
export async function* askAll({ trials }: EvaluationSet): AsyncGenerator<AskedQuestion> {
  const known = new Map<SourceFile, ReadDocument>()
  for (const { documents, questions } of trials) {
    const store = new DocumentStore()
    for (const [i, file] of documents.entries()) {
      const read = known.get(file) ?? (await readDocument(file))
      known.set(file, read)
      store.add(String(i), read.extracted, read.index)
    }
    const ages = store.ages()
    const weightOf = ({ documentId }: StoredPassage): number =>
      decayedWeight(ages.get(documentId) ?? 0, 'default')
    for (const labels of questions) {
      const question = parseQuestion(labels.text, store)
      yield { question, labels, candidates: findCandidates(store, question, weightOf), store }
    }
    if (documents.length === 1) known.clear()
  }
}

/** Whether a text contains one of the answers of a question. */
export function isRight(text: string, { answers }: EvaluationQuestion): boolean {
  return answers.length > 0 && containsAnswer(text, answers)
}
