import { isAuxiliary } from '../../graph/token.ts'
import { tokenize } from '../../graph/tokens.ts'
import type { Sentence } from '../../text/sentence.ts'
import { terms } from '../../text/terms.ts'
import type { ClausePattern } from '../candidate.ts'
import { invert, phraseOf } from '../clause.ts'
import { inFirstPerson } from '../wording.ts'
import { isCommand } from './procedure.ts'

/** 'A night is discarded when …' → 'When is a night discarded?' */
export const condition: ClausePattern = (clause) => {
  const [before, after] = clause.rest.split(/\s*,?\s*\b(?:when|if|unless)\b\s*/, 2)
  if (before === undefined || after === undefined || after === '' || clause.group.isCopula) return null
  const phrase = phraseOf(before)
  // 'may be booked only if', 'asked what happens if'
  if (phrase === null || phrase !== before || /\b(?:only|even|just|especially)$|^wh/.test(phrase)) return null
  return invert(clause, 'When', phrase)
}

const MAX_CONDITION_WORDS = 10
const MIN_CONDITION_TERMS = 2
const PAST = /\b(?:was|were|had|did)\b/

/** 'If X, press Y.' → 'What should I do if X?'; 'When X, Y stops.' → 'What happens when X?' */
export function consequence({ text, language }: Sentence): string | null {
  const match = /^(If|When)\s+([^,;:()]+),\s+(.+)$/.exec(text.replace(/\s+/g, ' '))
  const [, word = '', clause = '', main = ''] = match ?? []
  if (
    match === null ||
    clause.split(/\s+/).length > MAX_CONDITION_WORDS ||
    PAST.test(text) ||
    text.endsWith('?')
  )
    return null
  const isInstruction = isCommand(main)
  const [, goal] = /^you (?:want|wish|need|would like) to (.+)$/.exec(clause) ?? []
  if (goal !== undefined) return isInstruction && !/\byou/.test(goal) ? `How do I ${goal}?` : null
  if (isVague(clause)) return null
  const tokens = tokenize(clause, language)
  const [first, second] = tokens
  // 'when compiled with zlib support', 'if you verified that it works'
  if (first === undefined || first.verb?.isParticiple === true || first.verb?.isIng === true) return null
  const isPast = second?.verb?.isPast === true && !second.verb.isBase
  if (/^you /.test(clause) && (isPast || /^you (?:\S*[^e]ed|spent)\b/.test(clause))) return null
  const hasVerb = tokens.some((token, i) => i > 0 && (isAuxiliary(token) || token.verb?.isThird === true))
  if (!hasVerb && !/^(?:you|some\w+|any\w+)\b/.test(clause)) return null
  const opening = isInstruction ? 'What should I do' : 'What happens'
  return inFirstPerson(`${opening} ${word.toLowerCase()} ${clause}?`)
}

/** What a reader wants or thinks is no event: 'if you think of a book'. */
const ATTITUDE =
  /^(?:you|I)(?:['’]\w+)?\s+(?:(?:do|don['’]t|do not|can|can['’]t|cannot|would|might|may|only|really|still|also|just)\s+)*(?:want|wish|think|guess(?:ed)?|thought|liked?|enjoy|love|feel|prefer|need|know|wonder|care|decide|choose|plan|intend|expect|believe|doubt|happen|have not|haven['’]t|are (?:not )?(?:an?|familiar|well|annoyed|willing|unwilling|curious|unsure|sure|new|interested))\b/i
/** 'if you do submit', 'if that does not work', 'if you have not done so already', 'a package you maintain' */
const UNCLEAR =
  /^(?:you|I) do (?!not\b)|^(?:to|from|by|of|in|on|at|with) |^you(?:['’](?:re|ve|d|ll))\b|^(?:that|all|everything|nothing|none|something|anything)\b|\b(?:now|already|so|otherwise|again|yet|too)\b|\b(?:have|has)$|\byou\b.*\byou\b|^[^y].*\byou\b(?!\s*$)/i

/** Whether a clause says too little without the sentences around it. */
function isVague(clause: string): boolean {
  return ATTITUDE.test(clause) || UNCLEAR.test(clause) || terms(clause, 'en').length < MIN_CONDITION_TERMS
}
