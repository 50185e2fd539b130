import { functionTagOf } from '../../graph/lexicon/functionWords.ts'
import { thirdPersonOf } from '../../graph/lexicon/verbs.ts'
import type { ClausePattern } from '../candidate.ts'
import { phraseOf } from '../clause.ts'

const VERBS = new Set(
  (
    'affect cause reduce lower raise increase decrease improve prevent trigger produce explain damage impair restore suppress ' +
    'weaken strengthen threaten protect limit shorten lengthen extend enhance accelerate slow delay destroy eliminate ' +
    'enable support block inhibit stimulate determine influence promote generate release activate interrupt remove predict'
  ).split(' '),
)

/** 'Alcohol reduces spindle density.' → 'What reduces spindle density?' */
export const effect: ClausePattern = ({ auxiliary, verb, group, rest }) => {
  const form = verb?.verb
  if (form === null || form === undefined || !VERBS.has(form.base) || group.isNegated) return null
  const phrase = phraseOf(rest)
  if (phrase === null || phrase === '' || /\d/.test(phrase) || !isObject(phrase)) return null
  // 'causes the tool to stop'
  if (/^\s*to\b/.test(rest.slice(phrase.length))) return null
  if (auxiliary === 'can') return `What can ${form.base} ${phrase}?`
  if (auxiliary !== null) return null
  const isPast = form.isPast && !form.isBase
  return `What ${isPast ? verb?.folded : thirdPersonOf(form.base)} ${phrase}?`
}

/** Not 'with a tool', 'using a tool', 'a model corresponding', 'automatically for a tool' */
function isObject(phrase: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(' ')
  return functionTagOf(first) !== 'preposition' && !/^\p{L}+(?:ing|ly)\b|\p{L}+ing$/u.test(phrase)
}

/** 'Most false alarms were caused by muscle tension.' → 'What caused most false alarms?' */
export const cause: ClausePattern = ({ subject, auxiliary, verb, group, rest }) => {
  if (subject === null) return null
  const form = verb?.verb
  if (form === null || form === undefined || !VERBS.has(form.base) || group.isNegated) return null
  // Only verbs whose participle is also their past form.
  if (!form.isPast || !form.isParticiple || !/^by\s/.test(rest)) return null
  if (auxiliary === 'was' || auxiliary === 'were') return `What ${verb?.folded} ${subject}?`
  return auxiliary === 'is' || auxiliary === 'are' ? `What ${thirdPersonOf(form.base)} ${subject}?` : null
}
