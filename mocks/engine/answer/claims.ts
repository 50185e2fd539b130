import { confidenceOf } from '../../../src/domain/evidence.ts'
import type { Candidate } from '../selection/candidates.ts'
import type { Hypothesis } from '../types.ts'
import type { CitedText } from './citedText.ts'
import { type Contradiction, type Evidence, findEvidence } from './evidence.ts'
import type { QuestionContext } from './questionContext.ts'
import { claimText } from './quotation.ts'

/** A cited text with the sentences for and against it. */
export interface Claim extends Evidence {
  readonly cited: CitedText
  readonly confidence: number
  /** Log-odds that the claim's sentence answers the question, without other evidence. */
  readonly fitted: number
}

/** Finds support and contradictions of each cited text. Does not change the order. */
export function scoreClaims(cited: readonly CitedText[], asked: QuestionContext): Claim[] {
  const { candidates, question, certainty, store, weightOf, settings } = asked
  const top = candidates[0]?.logOdds ?? 0
  const strength = ({ passageCoverage, passage }: Candidate): number =>
    passageCoverage * weightOf(passage.documentId)
  return cited.map((citedText) => {
    const { support, contradictions } = findEvidence(citedText.best, candidates, question, store)
    const fitted = certainty - Math.max(0, top - citedText.best.logOdds)
    const confidence = confidenceOf(
      fitted + Math.log(weightOf(citedText.best.passage.documentId)),
      support.slice(1).map(strength),
      contradictions.map(({ by }) => strength(by)),
      settings,
    )
    return { cited: citedText, support, contradictions, confidence, fitted }
  })
}

export function toHypothesis({ cited, support, contradictions, confidence }: Claim): Hypothesis {
  return {
    hypothesis: claimText(cited),
    confidence,
    reasoning: describeReasoning(support, contradictions),
    sources: [
      ...new Set([...support, ...contradictions.map(({ by }) => by)].map(({ passage }) => passage.filename)),
    ],
    supporting: support.length,
    contradicting: contradictions.length,
  }
}

function describeReasoning(support: readonly Candidate[], contradictions: readonly Contradiction[]): string {
  const supported = `Supported by ${supportingPassages(support)}`
  const [first] = contradictions
  if (first === undefined) return `${supported}; nothing contradicts it.`
  const { conflict, by } = first
  const difference = conflict.kind === 'polarity' ? 'says the opposite' : `says ${conflict.second}`
  const others = contradictions.length > 1 ? `, and ${contradictions.length - 1} more disagree` : ''
  return `${supported}, but ${by.passage.filename} ${difference}${others}.`
}

function supportingPassages(support: readonly Candidate[]): string {
  if (support.length === 1) return `one passage in ${support[0]?.passage.filename}`
  const documents = new Set(support.map(({ passage }) => passage.documentId)).size
  return `${support.length} passages in ${documents === 1 ? 'one document' : `${documents} documents`}`
}
