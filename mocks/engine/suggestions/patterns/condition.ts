import { isAuxiliary } from '../../graph/token.ts'
import { tokenize } from '../../graph/tokens.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { ClausePattern } from '../candidate.ts'
import { invert, phraseOf } from '../clause.ts'
import { inFirstPerson } from '../wording.ts'
import { isCommand } from './procedure.ts'

/** 'A night is discarded when …' → 'When is a night discarded?' */
export const condition: ClausePattern = (clause) => {
  const [before, after] = clause.rest.split(/\s*,?\s*\b(?:when|if|unless)\b\s*/, 2)
  if (before === undefined || after === undefined || after === '' || clause.group.isCopula) return null
  const phrase = phraseOf(before)
  return phrase === null || phrase !== before ? null : invert(clause, 'When', phrase)
}

const MAX_CONDITION_WORDS = 10
const PAST = /\b(?:was|were|had|did)\b/

/** 'If X, press Y.' → 'What should I do if X?'; 'When X, Y stops.' → 'What happens when X?' */
export function consequence({ text, language }: Sentence): string | null {
  const match = /^(If|When)\s+([^,;:()]+),\s+(.+)$/.exec(text)
  const [, word = '', clause = '', main = ''] = match ?? []
  if (match === null || clause.split(/\s+/).length > MAX_CONDITION_WORDS || PAST.test(text)) return null
  const tokens = tokenize(clause, language)
  const hasVerb = tokens.some((token, i) => i > 0 && (isAuxiliary(token) || token.verb?.isThird === true))
  if (!hasVerb && !/^(?:you|some\w+|any\w+)\b/.test(clause)) return null
  const opening = isCommand(main) ? 'What should I do' : 'What happens'
  return inFirstPerson(`${opening} ${word.toLowerCase()} ${clause}?`)
}
