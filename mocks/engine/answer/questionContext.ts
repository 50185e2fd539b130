import type { ConfidenceOptions } from '../../../src/domain/evidence.ts'
import type { Change, KnownDisagreement } from '../disagreements/disagreement.ts'
import type { DocumentStore } from '../documentStore.ts'
import type { Candidate } from '../selection/candidate.ts'
import type { Question } from '../selection/question.ts'
import type { RequestedForm } from '../talk/requestedForm.ts'
import type { SetAside } from './knownDisagreements.ts'

export interface QuestionContext {
  readonly question: Question
  /** Sorted, most probable first. */
  readonly candidates: readonly Candidate[]
  /** Log-odds that the first candidate answers the question. */
  readonly certainty: number
  readonly store: DocumentStore
  /** A document's weight, less the older it is; 0 excludes it. */
  readonly weightOf: (documentId: string) => number
  readonly settings: ConfidenceOptions
  readonly form: RequestedForm
  readonly disagreements: readonly KnownDisagreement[]
  /** How the documents differ that the question compares, if that is known. */
  readonly changes?: readonly Change[] | undefined
  /** What is no answer any more. It is not among the candidates. */
  readonly setAside: readonly SetAside[]
}
