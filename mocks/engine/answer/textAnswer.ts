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
}

/** What is so without a hypothesis, such as the names of the documents. Its claims are cited in order. */
export function statedAnswer(claims: readonly Claim[], response: string): TextAnswer {
  const citations = claims.map((_, source) => ({ marker: source + 1, source }))
  return { claims, hypotheses: [], response, citations, contradictions: [] }
}
