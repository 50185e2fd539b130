import type { Claim } from './claims.ts'
import type { Line } from './line.ts'
import { plainClaim } from './plainClaim.ts'
import type { QuestionContext } from './questionContext.ts'

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
