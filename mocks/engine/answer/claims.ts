import { type ConfidenceOptions, confidenceOf, round } from '../../../src/domain/evidence.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Hypothesis } from '../types.ts'
import type { CitedText } from './citedText.ts'
import { type Contradiction, type Evidence, findEvidence } from './evidence.ts'
import type { QuestionContext } from './questionContext.ts'
import { claimText } from './quotation.ts'
import { isSameSentence } from './sameSentence.ts'

export interface Claim extends Evidence {
  readonly cited: CitedText
  readonly confidence: number
  /** Log-odds that the claim's sentence answers the question, without other evidence. */
  readonly fitted: number
}

/**
 * Log-odds of claims that contradict each other: which of them is true does not depend on how well the words of the question
 * fit, so that each has the same confidence in all wordings.
 */
const CONTRADICTED_LOG_ODDS = 2

/**
 * Finds support and contradictions of each cited text. Does not change the order. Of statements that exclude each other, the
 * confidences without the other one add up to at most 1.
 */
export function scoreClaims(cited: readonly CitedText[], asked: QuestionContext): Claim[] {
  const { candidates, question, certainty, store, weightOf, settings, disagreements } = asked
  const top = candidates[0]?.logOdds ?? 0
  const found = cited.map((citedText) => ({
    citedText,
    ...findEvidence(citedText.best, candidates, question, store, disagreements),
  }))
  const rated = found.map(({ citedText, support, contradictions: own }) => {
    const contradictions = [...own, ...returned(citedText, own, found)]
    const isContradicted = contradictions.length > 0
    const logOdds = Math.max(citedText.best.logOdds, ...contradictions.map(({ by }) => by.logOdds))
    const fitted = certainty - Math.max(0, top - logOdds)
    const strength = ({ passageCoverage, passage }: Candidate): number =>
      (isContradicted ? 1 : passageCoverage) * weightOf(passage.documentId)
    const confidenceWith = (options: ConfidenceOptions): number =>
      confidenceOf(
        (isContradicted ? CONTRADICTED_LOG_ODDS : fitted) +
          Math.log(weightOf(citedText.best.passage.documentId)),
        support.slice(1).map(strength),
        contradictions.map(({ by }) => strength(by)),
        options,
      )
    const claim = { cited: citedText, support, contradictions, confidence: confidenceWith(settings), fitted }
    return { claim, alone: confidenceWith({ ...settings, contradictionTolerance: 1 }) }
  })
  return rated.map(({ claim, alone }) => {
    const excluded = rated.filter(({ claim: { cited: other } }) =>
      claim.contradictions.some(({ by }) => isSameSentence(by, other.best)),
    )
    const all = alone + Math.max(0, ...excluded.map((other) => other.alone))
    return { ...claim, confidence: round(claim.confidence / Math.max(1, all)) }
  })
}

/** The contradictions by claims that this one contradicts: each was found from one side, by the words of the question. */
function returned(
  { best }: CitedText,
  own: readonly Contradiction[],
  found: readonly (Pick<Evidence, 'contradictions'> & { readonly citedText: CitedText })[],
): Contradiction[] {
  return found.flatMap(({ citedText: { best: by }, contradictions }) => {
    if (own.some((one) => isSameSentence(one.by, by))) return []
    const opposed = contradictions.find((one) => isSameSentence(one.by, best))
    if (opposed === undefined) return []
    const { first, second } = opposed.conflict
    return [{ by, conflict: { ...opposed.conflict, first: second, second: first } }]
  })
}

/**
 * Puts the best supported of the claims that contradict the first one before it: each supporting passage counts as much as
 * its document weighs, so that of two single passages the one in the newer document is first.
 */
export function supportedSideFirst(
  claims: readonly Claim[],
  { weightOf }: QuestionContext,
): readonly Claim[] {
  const [first] = claims
  if (first === undefined) return claims
  const sides = claims.filter((claim) =>
    first.contradictions.some(({ by }) => isSameSentence(by, claim.cited.best)),
  )
  const weight = ({ support }: Claim): number =>
    support.reduce((sum, { passage }) => sum + weightOf(passage.documentId), 0)
  const best = sides.reduce((most, side) => (weight(side) > weight(most) ? side : most), first)
  return best === first ? claims : [best, ...claims.filter((claim) => claim !== best)]
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
