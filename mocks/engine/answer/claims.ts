import type { DocumentStore } from '../documentStore.ts'
import type { Hypothesis } from '../types.ts'
import { type ConfidenceOptions, confidenceOf } from './confidence.ts'
import { type Conflict, conflictBetween, shareOfClaim } from './conflicts.ts'
import type { Candidate } from './evidence.ts'
import type { CitedText } from './sources.ts'

/** A sentence that contradicts a claim. */
export interface Contradiction {
  readonly by: Candidate
  readonly conflict: Conflict
}

/** A cited text with the sentences for and against it. */
export interface Claim {
  readonly cited: CitedText
  /** The claim's own sentence first. */
  readonly support: readonly Candidate[]
  readonly contradictions: readonly Contradiction[]
  readonly confidence: number
}

const MAX_CANDIDATES_COMPARED = 60
/** Sentences that cover less of the question are ignored. */
const MIN_COVERAGE = 0.3
/** Minimum share of the claim's subject in a supporting sentence. */
const MIN_SUPPORTING_SHARE = 0.5

/** Finds support and contradictions of each cited text. Does not change the order. */
export function scoreClaims(
  cited: readonly CitedText[],
  candidates: readonly Candidate[],
  store: DocumentStore,
  weightOf: (documentId: string) => number,
  options: ConfidenceOptions,
): Claim[] {
  const relevant = candidates
    .filter((candidate) => candidate.coverage >= MIN_COVERAGE && !candidate.passage.isListing)
    .slice(0, MAX_CANDIDATES_COMPARED)
  const top = candidates.reduce((most, { relevance }) => Math.max(most, relevance), 0)
  const strength = ({ passageCoverage, relevance, passage }: Candidate): number =>
    passageCoverage * (top > 0 ? Math.max(0, relevance) / top : 0) * weightOf(passage.documentId)
  return cited.map((citedText) => {
    const support = [citedText.best]
    const contradictions: Contradiction[] = []
    for (const other of relevant) {
      const isOther = other.passage.documentId !== citedText.best.passage.documentId
      const conflict = isOther ? conflictBetween(citedText.best, other, store.index) : null
      if (conflict !== null) {
        if (contradictions.every(({ by }) => by.passage.documentId !== other.passage.documentId))
          contradictions.push({ by: other, conflict })
      } else if (isIndependent(other, support) && !other.sentence.isLabel) {
        if (shareOfClaim(citedText.best, other, store.index) >= MIN_SUPPORTING_SHARE) support.push(other)
      }
    }
    const confidence = confidenceOf(
      support.map(strength),
      contradictions.map(({ by }) => strength(by)),
      options,
    )
    return { cited: citedText, support, contradictions, confidence }
  })
}

/** Passages of the same page overlap, so they count once. */
function isIndependent(candidate: Candidate, support: readonly Candidate[]): boolean {
  return support.every(({ passage }) => {
    const isSamePage =
      passage.documentId === candidate.passage.documentId && passage.page === candidate.passage.page
    return !isSamePage
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

/** The claim's sentence; a label is followed by the rest of the cited text. */
function claimText({ best, span }: CitedText): string {
  if (!best.sentence.isLabel) return best.sentence.text
  return best.passage.page.text.slice(span.start, span.end).replace(/\s+/g, ' ')
}

function describeReasoning(support: readonly Candidate[], contradictions: readonly Contradiction[]): string {
  const documents = new Set(support.map(({ passage }) => passage.documentId)).size
  const agreeing =
    support.length === 1
      ? `One passage of ${support[0]?.passage.filename} says so`
      : `${support.length} passages in ${documents === 1 ? 'one document' : `${documents} documents`} agree on it`
  const [first] = contradictions
  if (first === undefined) return `${agreeing}, and none contradicts it.`
  const { conflict, by } = first
  const difference =
    conflict.kind === 'quantity'
      ? `says ${conflict.second} where this says ${conflict.first}`
      : 'says the opposite'
  const others = contradictions.length > 1 ? `, and ${contradictions.length - 1} more disagree` : ''
  return `${agreeing}, but ${by.passage.filename} ${difference}${others}.`
}
