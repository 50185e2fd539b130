import type { ClausePattern } from '../candidate.ts'
import { phraseOf } from '../clause.ts'

const AUXILIARIES = new Set(['will', 'must', 'can', 'should', 'is', 'was', 'has'])

/** 'Jonas Keller will write the guide.' → 'Who will write the guide?'; 'It was designed by A. B.' is asked in the passive. */
export const person: ClausePattern = ({
  subject,
  isName,
  sentence,
  tokens,
  group,
  auxiliary,
  verb,
  rest,
}) => {
  if (group.isNegated || verb === null) return null
  const phrase = phraseOf(rest, 9)
  if (isName && phrase !== null && /^(?:(?:the|an?) |\p{Lu})/u.test(phrase) && phrase.includes(' ')) {
    if (auxiliary !== null && !AUXILIARIES.has(auxiliary)) return null
    const words = sentence.text.slice(tokens[group.from]?.start, tokens[group.to - 1]?.end)
    return `Who ${words} ${phrase}?`
  }
  const isByName = /^by\s+(?:(?:the|an?)\s+(?:\p{Ll}+\s)+)?(?:Dr\.?\s)?\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u.test(
    rest,
  )
  if (!isByName || subject === null || (auxiliary !== 'was' && auxiliary !== 'were')) return null
  return `Who ${auxiliary} ${subject} ${verb.folded} by?`
}
