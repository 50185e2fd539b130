import type { StatedSide } from '../disagreements/disagreement.ts'
import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Claim } from './claims.ts'
import { plainClaim } from './plainClaim.ts'
import type { QuestionContext } from './questionContext.ts'

/** A sentence and its passage. */
export interface Line {
  readonly passage: StoredPassage
  readonly sentence: Sentence
}

/** A byline stands before these. */
const MAX_LINES = 12

/** The first sentences of a document, in order. */
export function firstLines(documentId: string, { store }: QuestionContext): Line[] {
  const lines: Line[] = []
  for (const passage of store.documents.get(documentId)?.passages ?? []) {
    if (lines.length >= MAX_LINES) break
    lines.push(...store.featuresOf(passage).sentences.map((sentence) => ({ passage, sentence })))
  }
  return lines
}

/** A claim that quotes a line. @param probability that it is what the question asks for */
export function lineClaim({ passage, sentence }: Line, probability: number, asked: QuestionContext): Claim {
  return plainClaim(passage, sentence, sentence, Math.log(probability / (1 - probability)), asked)
}

/** The sentence of a side; undefined if it is not in the store. */
export function lineOf(
  { documentId, start, end, excerpt }: StatedSide,
  store: DocumentStore,
): Line | undefined {
  for (const passage of store.documents.get(documentId)?.passages ?? []) {
    if (start < passage.start || end > passage.end) continue
    const sentence = store
      .featuresOf(passage)
      .sentences.find((one) => one.start === start && one.text === excerpt)
    if (sentence !== undefined) return { passage, sentence }
  }
  return undefined
}
