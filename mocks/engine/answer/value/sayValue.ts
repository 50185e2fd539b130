import { sentencesOf } from '../../text/sentence.ts'
import type { CitedText } from '../citedText.ts'
import { escapeMarkdown } from '../quotation.ts'
import { valueIn } from './valueIn.ts'

/** A longer value is not shorter than its sentence. */
const MAX_LENGTH = 100
/** A common word in lower case, no unit or file name. */
const LOWER_CASE_WORD = /^\p{Ll}{2,}(?=\s|$)/u

/** The value that a question asks for in bold, as the best sentence of a cited text or else the next ones state it; or ''. */
export function sayValue(question: string, { best, shown }: CitedText): string {
  const { passage, sentence } = best
  if (sentence.language !== 'en') return ''
  const after = sentencesOf(passage.page, { start: best.span.end, end: shown.end }, sentence.language)
  const before = sentencesOf(passage.page, { start: shown.start, end: best.span.start }, sentence.language)
  for (const source of [sentence, ...before, ...after]) {
    const value = valueIn(question, source)
    if (value !== null && value.length <= MAX_LENGTH) return `**${escapeMarkdown(capitalized(value))}**`
  }
  return ''
}

function capitalized(value: string): string {
  return LOWER_CASE_WORD.test(value) ? value.charAt(0).toUpperCase() + value.slice(1) : value
}
