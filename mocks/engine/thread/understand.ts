import { languageOfQuestion } from '../selection/questionLanguages/languages.ts'
import { capitalized } from '../text/capitalized.ts'
import type { Turn } from '../types.ts'
import { isFragment, withFragment } from './fragments.ts'
import { withoutPronouns } from './pronouns.ts'
import { questionParts } from './questionParts.ts'

const ADDED = /^(?:and|but|so|or|ok|okay|also|then|well|right|sorry)[,]?\s+/i
const ABOUT = /^(?:(?:and|but|so)\s+)?(?:what|how) about\s+(?:the case of\s+)?/i

const WHY_THAT = /^why (?:that|this|so)$/i

const AGAIN =
  /^\W*(?:(?:please|can|could|would) (?:you )?(?:please )?)?(?:repeat(?: (?:that|this|it|your answer|the (?:last )?answer))?|(?:say|tell me|answer|explain)(?: (?:that|this|it))? (?:again|once more)|again|once more)(?: please)?\W*$/i

/** Whether a question asks the last one again: 'Can you repeat that?' */
export function asksAgain(question: string): boolean {
  return AGAIN.test(question)
}

/** An English question written out with what it takes from the thread; null if it stands alone. */
export function understand(question: string, thread: readonly Turn[]): string | null {
  const last = thread.at(-1)
  if (last === undefined) return null
  const text = question.trim().replace(/[?.!\s]+$/, '')
  if (languageOfQuestion(question).language !== 'en') return withLast(text, last)
  const rest = text.replace(ABOUT, '').replace(ADDED, '').replace(WHY_THAT, 'why')
  const parts = questionParts(rest)
  const isFragmentary = ABOUT.test(text) || isFragment(parts)
  const written = isFragmentary ? withFragment(rest, parts, thread) : withoutPronouns(rest, parts, thread)
  return written === null ? null : asQuestion(written)
}

/** 'und', 'et', 'y', 'e' and similar words at the start of a question. */
const ADDED_OTHER = /^[¿¡]?(?:und|auch|aber|wie ist es mit|et|ou|y|e|o|и|а)\s/i
const MAX_OTHER_WORDS = 3

/** In other languages the last question is added to one that starts with 'und' or has few words. */
function withLast(text: string, last: Turn): string | null {
  const isShort =
    text.split(/\s+/).length <= MAX_OTHER_WORDS && !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)
  return isShort || ADDED_OTHER.test(text) ? `${text}? (${last.question.trim()})` : null
}

function asQuestion(text: string): string {
  return capitalized(text) + (/[?)]$/.test(text) ? '' : '?')
}
