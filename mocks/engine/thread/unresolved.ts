import type { Token } from '../graph/token.ts'
import { languageOfQuestion } from '../selection/questionLanguages/languages.ts'
import { withoutPronouns } from './pronouns.ts'
import { questionParts } from './questionParts.ts'
import { subjectsOf } from './subjects.ts'

const PRONOUN = /^(?:he|she|him|his|her|it|its|they|them|their)$/
const MAX_SUBJECTS = 2

/** The first pronoun of an English question that the question does not explain itself, 'it' of 'Why was it moved?'; or null. */
export function pronounIn(question: string): string | null {
  return pronounOf(question)?.text ?? null
}

function pronounOf(question: string): Token | undefined {
  if (languageOfQuestion(question).language !== 'en') return undefined
  const parts = questionParts(question)
  if (withoutPronouns(parts.text, parts, []) === null) return undefined
  return parts.tokens.find(({ folded }) => PRONOUN.test(folded))
}

/** A question with the last two subjects of the questions before in place of its pronoun, the last one first. */
export function withLastSubjects(question: string, earlier: readonly string[]): string[] {
  const pronoun = pronounOf(question)
  if (pronoun === undefined) return []
  const text = question.trim()
  const subjects = earlier
    .toReversed()
    .flatMap((one) => subjectsOf({ question: one, answer: { response: '', sources: [] } })[0] ?? [])
  return [...new Set(subjects)]
    .slice(0, MAX_SUBJECTS)
    .map((subject) => text.slice(0, pronoun.start) + subject + text.slice(pronoun.end))
}
