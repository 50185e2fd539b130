import { latinScore } from '../../text/detectLanguage.ts'
import type { Language } from '../../text/language.ts'
import { ARABIC } from './arabic.ts'
import { CHINESE } from './chinese.ts'
import { ENGLISH } from './english.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import { JAPANESE } from './japanese.ts'
import { plainQuestion } from './plainQuestion.ts'
import { PORTUGUESE } from './portuguese.ts'
import type { AnswerPatterns, QuestionKind, QuestionLanguage } from './questionLanguage.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'

const LATIN: readonly QuestionLanguage[] = [ENGLISH, GERMAN, SPANISH, FRENCH, ITALIAN, PORTUGUESE]
const OTHER_SCRIPTS: readonly (readonly [RegExp, QuestionLanguage])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, JAPANESE],
  [/\p{Script=Han}/u, CHINESE],
  [/\p{Script=Arabic}/u, ARABIC],
  [/\p{Script=Cyrillic}/u, RUSSIAN],
]
const BY_CODE = new Map<Language, QuestionLanguage>(
  [...LATIN, ...OTHER_SCRIPTS.map(([, one]) => one)].map((one) => [one.language, one]),
)
const STANDS_FOR = new RegExp(
  Array.from(BY_CODE.values(), ({ standsFor }) => standsFor.source).join('|'),
  'iu',
)

/** What answers are recognized by in a language; the English patterns for a language without own ones. */
export function answersIn(language: Language): AnswerPatterns {
  return (BY_CODE.get(language) ?? ENGLISH).answers
}

export function asksForExpansion(question: string): boolean {
  return STANDS_FOR.test(question)
}

/**
 * The language of a question, of those whose questions are recognized; English for all others. It is decided from the
 * question alone, because it may differ from those of the documents.
 */
export function languageOfQuestion(question: string): QuestionLanguage {
  const other = OTHER_SCRIPTS.find(([letters]) => letters.test(question))
  if (other !== undefined) return other[1]
  const lower = plainQuestion(question)
  const withoutNames = question.replace(/(?<=\S\s+|-)\p{Lu}[\p{L}\p{M}'’-]*/gu, '')
  let best: QuestionLanguage = ENGLISH
  let most = Number.NEGATIVE_INFINITY
  for (const one of LATIN) {
    const score = latinScore(withoutNames, one.language) + markScore(one, lower)
    if (score > most) [best, most] = [one, score]
  }
  return best
}

/** Kinds whose patterns match too much to tell languages apart. */
const VAGUE_KINDS: ReadonlySet<string> = new Set<QuestionKind>(['choice', 'yesNo'])

/** What a pattern counts, in stop words. */
const START_SCORE = 1
const KIND_SCORE = 2

/** How much the patterns of a language fit a question. */
function markScore({ start, kinds }: QuestionLanguage, lower: string): number {
  const hasKind = Object.entries(kinds).some(([kind, test]) => !VAGUE_KINDS.has(kind) && test(lower))
  return (start.test(lower) ? START_SCORE : 0) + (hasKind ? KIND_SCORE : 0)
}
