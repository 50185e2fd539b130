import { answerQuestion } from '../answer/answer.ts'
import type { DocumentStore } from '../documentStore.ts'
import { isShortText } from '../selection/placeFeatures.ts'
import type { Answer, Source } from '../types.ts'
import type { Candidate } from './candidate.ts'

/**
 * Minimum confidence in the answer to an offered question. Lower if it reports a contradiction, and in one short text, where
 * the engine is rarely more confident, see selection/certainty.ts.
 */
const MIN_CONFIDENCE = { plain: 0.5, contradicted: 0.3, shortText: 0.25 }
/** What the engine answers to an offered question. */
export interface Verified {
  readonly confidence: number
  /** File names, that of the first source first. */
  readonly filenames: readonly string[]
  /** Whether sources of different documents contradict each other. */
  readonly isContradicted: boolean
}

/** Asks the question. Null if the documents do not answer it well, or with another place than it was made from. */
export function verify(candidate: Candidate, store: DocumentStore): Verified | null {
  const answer = answerQuestion(candidate.question, store, {})
  const verified = judge(answer, store)
  // Of two values that contradict each other, either may be the first.
  const first = answer.sources.slice(0, verified?.isContradicted ? 2 : 1)
  return first.some((source) => isFrom(source, candidate)) ? verified : null
}

/** Asks a question that is about a whole document or several. */
export function verifyText(question: string, store: DocumentStore): Verified | null {
  return judge(answerQuestion(question, store, {}), store)
}

function judge({ hypotheses, sources }: Answer, store: DocumentStore): Verified | null {
  const [best] = hypotheses
  if (best === undefined) return null
  const isContradicted = hypotheses.some(({ contradicting }) => contradicting > 0)
  const situation = isShortText(store) ? 'shortText' : isContradicted ? 'contradicted' : 'plain'
  if (best.confidence < MIN_CONFIDENCE[situation]) return null
  const filenames = [...new Set(sources.map(({ filename }) => filename))]
  return { confidence: best.confidence, filenames, isContradicted: isContradicted && filenames.length > 1 }
}

function isFrom(source: Source, { passage, start, end }: Candidate): boolean {
  const { documentId, page } = passage
  if (source.document_id !== documentId || source.page !== page.number) return false
  const isSamePage = page.text.slice(source.start, source.end) === source.excerpt
  return isSamePage && source.start < end && start < source.end
}
