import { sentences } from '../text/sentences.ts'
import { languageOfQuestion } from './questionLanguages/languages.ts'
import { plainQuestion } from './questionLanguages/plainQuestion.ts'
import type { QuestionKind, QuestionLanguage } from './questionLanguages/questionLanguage.ts'

export type { QuestionKind } from './questionLanguages/questionLanguage.ts'

/** The first kind whose test is met wins. */
const ORDER: readonly QuestionKind[] = [
  'summary',
  'date',
  'count',
  'amount',
  'place',
  'person',
  'reason',
  'instruction',
  'purpose',
  'list',
  'definition',
  'choice',
  'yesNo',
]

/** The kind of the last question in a text: a story, or another question, may come before it. */
export function questionKind(text: string): QuestionKind {
  const language = languageOfQuestion(text)
  for (const { start, end } of sentences(text, language.language).toReversed()) {
    const kind = kindOfSentence(text.slice(start, end), language)
    if (kind !== 'other') return kind
  }
  return 'other'
}

function kindOfSentence(sentence: string, language: QuestionLanguage): QuestionKind {
  const plain = plainQuestion(sentence)
  const clauses = clausesOf(plain).filter((clause) => language.start.test(clause))
  const whole = kindOf(language.start.test(plain) ? plain : (clauses.at(-1) ?? plain), language)
  // 'When the light is red, what do I do?'
  const last = clauses.at(-1)
  if (whole === 'date' && last !== undefined && last !== plain && !isAdded(last))
    return kindOf(last, language)
  const isAsked = whole === 'other' && clauses.length === 0 && !language.start.test(plain)
  return isAsked && /[?？؟]\W*$/u.test(sentence) ? kindByTone(plain, language) : whole
}

/** The ends of a sentence from each comma, colon or dash. */
function clausesOf(plain: string): string[] {
  return Array.from(plain.matchAll(/[,;:،；、] ?| [-–—] /g), ({ index, 0: { length } }) =>
    plain.slice(index + length),
  )
}

function isAdded(clause: string): boolean {
  return /^(?:and|or|und|oder|y|et|e|и)\b/u.test(clause)
}

function kindOf(clause: string, { opening, kinds }: QuestionLanguage): QuestionKind {
  const question = clause.replace(opening, '')
  return ORDER.find((kind) => kinds[kind]?.(question) === true) ?? 'other'
}

/** Maximum words of a term that is asked for by a question mark only. */
const MAX_TERM_WORDS = 2

function kindByTone(plain: string, { asksByTone, language }: QuestionLanguage): QuestionKind {
  const words = plain.split(' ').length
  if (words > MAX_TERM_WORDS) return asksByTone ? 'yesNo' : 'other'
  return language === 'zh' || language === 'ja' ? 'other' : 'definition'
}
