import type { StoredPassage } from '../documentStore.ts'
import type { Clause } from './clause.ts'

/** What a question was made from. */
export type Pattern =
  | 'definition'
  | 'effect'
  | 'reason'
  | 'condition'
  | 'procedure'
  | 'amount'
  | 'time'
  | 'person'
  | 'object'
  | 'section'

/** A question that one place of a document probably answers. */
export interface Candidate {
  readonly question: string
  readonly pattern: Pattern
  readonly passage: StoredPassage
  /** Offsets of what answers it in the text of the passage's page. */
  readonly start: number
  readonly end: number
}

/** Makes a question of a sentence, or null if the sentence is not of its kind. */
export type ClausePattern = (clause: Clause) => string | null
