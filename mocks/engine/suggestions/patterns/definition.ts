import { GENERIC_NOUNS } from '../../graph/lexicon/genericWords.ts'
import type { ClausePattern } from '../candidate.ts'

const MAX_SUBJECT_WORDS = 5
/** 'a short burst', 'the process by which': what a definition says, not 'a good idea'. */
const DEFINES = /^(?:an?|the|any|one of)\s+[^.]{12,}/

/** 'Reconsolidation means that …' → 'What does reconsolidation mean?', 'A spindle is a burst …' → 'What is a spindle?'. */
export const definition: ClausePattern = ({ subject, subjectTokens, group, auxiliary, verb, rest }) => {
  const last = subjectTokens.at(-1)
  const isOne = subjectTokens.every(
    ({ tag, folded }) => tag === 'determiner' || tag === 'word' || folded === 'of',
  )
  if (subject === null || !isOne || group.isNegated || subject.split(' ').length > MAX_SUBJECT_WORDS)
    return null
  if (last === undefined || (GENERIC_NOUNS.has(last.folded) && subjectTokens.length < 3)) return null
  // 'x Windows', 'the distances'
  if (/^[b-z]\s/.test(subject) || (auxiliary === 'are' && /^the \S+$/.test(subject))) return null
  if (
    /^(?:an? )?(?:good|bad|common|typical) |^the (?:most|least|best|first|second|last|next|only|rest|present)\b/.test(
      subject,
    )
  )
    return null
  // 'The train is the fastest way.'
  if (/^the \S+$/.test(subject) && /^the\b/.test(rest)) return null
  if (verb?.folded === 'means' && /^that\b/.test(rest)) return `What does ${subject} mean?`
  if (!group.isCopula || (auxiliary !== 'is' && auxiliary !== 'are')) return null
  return DEFINES.test(rest) ? `What ${auxiliary} ${subject}?` : null
}
