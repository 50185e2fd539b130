import type { Citation, Contradiction, Hypothesis } from '../types.ts'
import type { Claim } from './claims.ts'

/** The part of an answer that quotes the documents. */
export interface TextAnswer {
  /** One for each source, in the same order. */
  readonly claims: readonly Claim[]
  /** Null: those claims that are different answers. */
  readonly hypotheses: readonly Hypothesis[] | null
  readonly response: string
  readonly citations: readonly Citation[]
  readonly contradictions: readonly Contradiction[]
  /** The ids of the two documents that it compares. */
  readonly compared?: readonly [string, string]
}

/**
 * What is counted or listed instead of inferred, such as the names of the documents. Its claims are cited in order, and one
 * hypothesis says what it is.
 */
export function statedAnswer(
  claims: readonly Claim[],
  response: string,
  hypothesis: string,
  reasoning: string,
): TextAnswer {
  const citations = claims.map((_, source) => ({ marker: source + 1, source }))
  const filenames = claims.map(({ cited }) => cited.best.passage.filename)
  const [first] = claims
  const stated = { hypothesis, reasoning, sources: [...new Set(filenames)], supporting: claims.length }
  const hypotheses =
    first === undefined ? [] : [{ ...stated, confidence: first.confidence, contradicting: 0 }]
  return { claims, hypotheses, response, citations, contradictions: [] }
}
