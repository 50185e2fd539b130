import type { KnownDisagreement } from '../disagreements/disagreement.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import { type Conflict, conflictBetween, shareOfClaim, statesOtherValues } from './conflicts.ts'
import { disagreementOf, knownConflict } from './knownDisagreements.ts'

/** A sentence that contradicts a claim. */
export interface Contradiction {
  readonly by: Candidate
  readonly conflict: Conflict
}

/** The sentences for and against a claim. */
export interface Evidence {
  /** The claim's own sentence first, then at most one of each page. */
  readonly support: readonly Candidate[]
  /** At most one of each document. */
  readonly contradictions: readonly Contradiction[]
}

const MAX_CANDIDATES_COMPARED = 60
/** Sentences that cover less of the question are ignored. */
const MIN_COVERAGE = 0.3
/** Log-odds by which the better of two statements may be behind the first candidate for a known contradiction to be reported. */
const MAX_BEHIND = 1.5
/** Minimum share of the claim's subject in a supporting sentence. */
const MIN_SUPPORTING_SHARE = 0.5

/** Finds the candidates that support or contradict a claim. `candidates` must be sorted, most probable first. */
export function findEvidence(
  claim: Candidate,
  candidates: readonly Candidate[],
  question: Question,
  { index }: DocumentStore,
  disagreements: readonly KnownDisagreement[],
): Evidence {
  const support = [claim]
  const contradictions: Contradiction[] = []
  for (const other of candidates.slice(0, MAX_CANDIDATES_COMPARED)) {
    const isClaim = other.sentence.start === claim.sentence.start && other.passage.page === claim.passage.page
    const known = disagreementOf(claim, other, disagreements)
    const conflict = isClaim || known !== undefined ? null : conflictBetween(claim, other, question, index)
    const isAnswer = Math.max(claim.logOdds, other.logOdds) >= (candidates[0]?.logOdds ?? 0) - MAX_BEHIND
    const stated = known === undefined ? conflict : isAnswer ? knownConflict(claim, known) : null
    if (stated !== null) {
      if (contradictions.every(({ by }) => by.passage.documentId !== other.passage.documentId))
        contradictions.push({ by: other, conflict: stated })
    } else if (
      known === undefined &&
      other.coverage >= MIN_COVERAGE &&
      isIndependent(other, support) &&
      !other.sentence.isLabel
    ) {
      const isAbout = shareOfClaim(claim, other, index) >= MIN_SUPPORTING_SHARE
      if (isAbout && !statesOtherValues(claim, other)) support.push(other)
    }
  }
  return { support, contradictions }
}

/** Passages of the same page overlap, so they count once. */
function isIndependent(candidate: Candidate, support: readonly Candidate[]): boolean {
  return support.every(({ passage }) => {
    const isSamePage =
      passage.documentId === candidate.passage.documentId && passage.page === candidate.passage.page
    return !isSamePage
  })
}
