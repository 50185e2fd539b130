import type { FunctionTag } from './lexicon/functionWords.ts'
import type { VerbForm } from './lexicon/verbs.ts'

/**
 * The grammatical class of a token. `word`: a noun or an adjective. `verb`: a finite verb, or the participle or base form
 * after an auxiliary. `participle`: one that modifies the noun before it, as in 'files stored in a folder'. `ing`: a
 * gerund after a preposition. `code`: a path, a command-line option or an identifier. `comma`, `quote`, `break`:
 * punctuation.
 */
export type Tag = FunctionTag | 'word' | 'verb' | 'participle' | 'ing' | 'code' | 'comma' | 'quote' | 'break'

/** A word or punctuation mark. Offsets are relative to the sentence. */
export interface Token {
  readonly text: string
  /** Lower case, without accents and without the possessive. */
  readonly folded: string
  readonly start: number
  readonly end: number
  tag: Tag
  readonly verb: VerbForm | null
  readonly isCapitalized: boolean
  readonly isPossessive: boolean
  /** "doesn't", 'cannot' */
  readonly isNegated: boolean
}

const PLURALS = new Set('people men women children data media criteria phenomena mice'.split(' '))
const AUXILIARIES = new Set<Tag>(['be', 'have', 'modal', 'do'])

/** Whether a noun is in the plural, as far as its ending shows. */
export function isPlural({ folded, start, isCapitalized }: Token): boolean {
  if (isCapitalized && start > 0) return false
  return PLURALS.has(folded) || (/[^s]s$/.test(folded) && !/(?:us|is)$/.test(folded))
}

export function isAuxiliary({ tag }: Token): boolean {
  return AUXILIARIES.has(tag)
}
