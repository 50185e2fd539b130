import type { Language } from '../../text/language.ts'

/** What a question asks for, found by its words. */
export type QuestionKind =
  | 'count'
  | 'amount'
  | 'date'
  | 'person'
  | 'place'
  | 'reason'
  | 'instruction'
  | 'purpose'
  | 'definition'
  | 'list'
  | 'choice'
  | 'yesNo'
  | 'summary'
  | 'other'

/** Tests a question in lower case, without accents in Latin script and without punctuation at both ends. */
export type KindTest = (question: string) => boolean

/** What a sentence contains that answers a kind of question. Any case. */
export interface AnswerPatterns {
  readonly number: RegExp
  /** The first that matches decides. */
  readonly date: readonly RegExp[]
  /** Where a time is told by an event: 'before the start'. */
  readonly event: RegExp
  readonly reason: RegExp
  readonly place: RegExp
  readonly purpose: RegExp
  readonly instruction: RegExp
  /** The verb or sign between a term and its definition. */
  readonly definition: RegExp
}

/** The words by which questions in a language, and the answers to them, are recognized. */
export interface QuestionLanguage {
  readonly language: Language
  /** What may come before the question itself: 'tell me', 'can you please'. */
  readonly opening: RegExp
  /** How the clause of a sentence that is the question begins: 'if it rains, what …'. */
  readonly start: RegExp
  readonly kinds: Readonly<Partial<Record<QuestionKind, KindTest>>>
  /** Whether a sentence with a question mark and without a question word asks for yes or no. */
  readonly asksByTone: boolean
  /** 'stands for', in a question about an abbreviation. */
  readonly standsFor: RegExp
  /** Words of a request for a summary, and words for any document. They name no topic. */
  readonly requestWords: string
  readonly documentWords: string
  /** What is not the topic of a request for a summary. */
  readonly request: RegExp
  readonly answers: AnswerPatterns
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`
const BOUNDARY = `(?:(?<!${LETTER})(?=${LETTER})|(?<=${LETTER})(?!${LETTER}))`

/** A pattern of alternatives in which `\b` is the start or the end of a word in any script. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.map((one) => one.replaceAll(String.raw`\b`, BOUNDARY)).join('|'), 'iu')
}

export function asks(...alternatives: readonly string[]): KindTest {
  const pattern = anyOf(...alternatives)
  return (question) => pattern.test(question)
}
