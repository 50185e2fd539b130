import type { Library } from '../library.ts'
import type { Hypothesis } from '../types.ts'
import { confidenceOf, type Weighing } from './confidence.ts'
import { type Conflict, conflictBetween, shareOfClaim } from './conflicts.ts'
import { type Candidate, isLabel } from './evidence.ts'
import type { CitedStretch } from './sources.ts'

/** A sentence that contradicts a claim, and how. */
export interface Objection {
  readonly by: Candidate
  readonly conflict: Conflict
}

/** What a cited stretch claims, with the passages for and against it. */
export interface Claim {
  readonly cited: CitedStretch
  /** The claim's own sentence first. */
  readonly support: readonly Candidate[]
  readonly objections: readonly Objection[]
  readonly confidence: number
}

const CANDIDATES_COMPARED = 60
/** A sentence that covers less of the question than this speaks of something else. */
const MIN_COVERAGE = 0.3
/** From this share of what a claim speaks of, a sentence speaks for it. */
const SUPPORTING_SHARE = 0.5

/** Weighs each cited stretch against the other sentences. The order stays. */
export function weighClaims(
  cited: readonly CitedStretch[],
  candidates: readonly Candidate[],
  library: Library,
  weightOf: (documentId: string) => number,
  weighing: Weighing,
): Claim[] {
  const relevant = candidates
    .filter((candidate) => candidate.coverage >= MIN_COVERAGE && !candidate.passage.isListing)
    .slice(0, CANDIDATES_COMPARED)
  const top = candidates.reduce((most, { relevance }) => Math.max(most, relevance), 0)
  const strength = ({ passageCoverage, relevance, passage }: Candidate): number =>
    passageCoverage * (top > 0 ? Math.max(0, relevance) / top : 0) * weightOf(passage.documentId)
  return cited.map((stretch) => {
    const support = [stretch.best]
    const objections: Objection[] = []
    for (const other of relevant) {
      const isOther = other.passage.documentId !== stretch.best.passage.documentId
      const conflict = isOther ? conflictBetween(stretch.best, other, library.index) : null
      if (conflict !== null) {
        if (objections.every(({ by }) => by.passage.documentId !== other.passage.documentId))
          objections.push({ by: other, conflict })
      } else if (isIndependent(other, support) && !isLabel(other.text)) {
        if (shareOfClaim(stretch.best, other, library.index) >= SUPPORTING_SHARE) support.push(other)
      }
    }
    const confidence = confidenceOf(
      support.map(strength),
      objections.map(({ by }) => strength(by)),
      weighing,
    )
    return { cited: stretch, support, objections, confidence }
  })
}

/** Overlapping passages of a page are one witness, not two. */
function isIndependent(candidate: Candidate, support: readonly Candidate[]): boolean {
  return support.every(({ passage }) => {
    const isSamePage =
      passage.documentId === candidate.passage.documentId && passage.page === candidate.passage.page
    return !isSamePage
  })
}

export function toHypothesis({ cited, support, objections, confidence }: Claim): Hypothesis {
  return {
    hypothesis: statementOf(cited),
    confidence,
    reasoning: reasoningFor(support, objections),
    sources: [
      ...new Set([...support, ...objections.map(({ by }) => by)].map(({ passage }) => passage.filename)),
    ],
    supporting: support.length,
    contradicting: objections.length,
  }
}

/** The claim's sentence; a label claims nothing without what follows it. */
function statementOf({ best, span }: CitedStretch): string {
  if (!isLabel(best.text)) return best.text
  return best.passage.page.text.slice(span.start, span.end).replace(/\s+/g, ' ')
}

function reasoningFor(support: readonly Candidate[], objections: readonly Objection[]): string {
  const documents = new Set(support.map(({ passage }) => passage.documentId)).size
  const agreeing =
    support.length === 1
      ? `One passage of ${support[0]?.passage.filename} says so`
      : `${support.length} passages in ${documents === 1 ? 'one document' : `${documents} documents`} agree on it`
  const [first] = objections
  if (first === undefined) return `${agreeing}, and none contradicts it.`
  const { conflict, by } = first
  const difference =
    conflict.kind === 'quantity'
      ? `says ${conflict.theirs} where this says ${conflict.ours}`
      : 'says the opposite'
  const others = objections.length > 1 ? `, and ${objections.length - 1} more disagree` : ''
  return `${agreeing}, but ${by.passage.filename} ${difference}${others}.`
}
