import type { ClausePattern } from '../candidate.ts'
import { invert, phraseOf } from '../clause.ts'

/** 'Two nights were discarded because …' → 'Why were two nights discarded?' */
export const reason: ClausePattern = (clause) => {
  const [before, after] = clause.rest.split(/\s*,?\s*\b(?:because|so that)\b\s*/, 2)
  if (before === undefined || after === undefined || after === '') return null
  const phrase = phraseOf(before)
  return phrase === null || phrase !== before || (phrase === '' && clause.group.isCopula)
    ? null
    : invert(clause, 'Why', phrase)
}
