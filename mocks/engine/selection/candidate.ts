import type { StoredPassage } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Span } from '../text/sentences.ts'
import type { GroupedFeatures } from './featureGroups.ts'
import type { Match } from './matches.ts'

/** A sentence that may answer the question. */
export interface Candidate {
  readonly passage: StoredPassage
  /** Offsets in the page's text. */
  readonly span: Span
  readonly sentence: Sentence
  readonly match: Match
  readonly features: GroupedFeatures
  /** Share of the question's terms in the sentence, weighted by importance, 0 to 1. */
  readonly coverage: number
  /** The same share in its passage, including the titles above it. */
  readonly passageCoverage: number
  /** Log-odds that the sentence answers the question, compared with the other candidates. */
  readonly logOdds: number
  /** Whether it can be the answer to this kind of question, see `canAnswer`. */
  readonly canAnswer: boolean
  /** False for a question and for a text that only repeats words of the question, see `isStatement`. */
  readonly isStatement: boolean
}
