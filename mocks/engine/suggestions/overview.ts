import { chooseSentences } from '../answer/summary/chooseSentences.ts'
import { poolOf } from '../answer/summary/pool.ts'
import { DocumentStore } from '../documentStore.ts'
import { suggestQuestions } from './suggest.ts'
import { Verification } from './verification.ts'

/** What a document is about. */
export interface Overview {
  /** The sentences that carry it, in its order. */
  readonly summary: readonly string[]
  /** Questions that it answers. */
  readonly questions: readonly string[]
}

const SUMMARY_SENTENCES = 2

/** The questions are asked of the document alone, so that the time does not grow with the library. See `runInSlices`. */
export function* overviewOf(documentId: string, { documents }: DocumentStore): Generator<void, Overview> {
  const document = documents.get(documentId)
  if (document === undefined) return { summary: [], questions: [] }
  const { extracted, index } = document
  const alone = new DocumentStore()
  yield* alone.adding(documentId, extracted, index)
  const sentences = chooseSentences(poolOf(alone, documentId), extracted.title, SUMMARY_SENTENCES)
  const suggested = yield* suggestQuestions(alone, new Verification(alone))
  return {
    summary: sentences.map(({ sentence }) => sentence.text.replace(/\s+/g, ' ')),
    // The summary answers the question for its main points.
    questions: suggested.filter(({ kind }) => kind !== 'document').map(({ question }) => question),
  }
}
