import { sentences } from '../text/sentences.ts'
import { terms } from '../text/terms.ts'
import type { Question } from './question.ts'
import { languageOfQuestion } from './questionLanguages/languages.ts'
import { plainQuestion } from './questionLanguages/plainQuestion.ts'

const MAX_WORDS = 4
/** Longest question that is only a term: 'focal ratio?' */
const MAX_BARE_WORDS = 3

const BE = '(?:is|are|was|were)'
const ARTICLE = '(?:(?:an?|the|any|some|something|this|these) )?'
/** Each has the term as its group. */
const PATTERNS: readonly RegExp[] = [
  `^(?:so )?(?:what|who) ${BE} (?:actually |exactly |really )?(?:meant (?:by|with) )${ARTICLE}(.+)$`,
  `^(?:so )?what ${BE} (?:considered|regarded|classed|called|seen|treated)(?: as| to be)? ${ARTICLE}(.+)$`,
  `^(?:so )?what (?:exactly |actually )?(?:counts?|qualif(?:y|ies)|passes|falls|comes) (?:as|under|for) ${ARTICLE}(.+)$`,
  `^when (?:does|do|is|are) (?:something|anything|it|they|one|a thing) (?:officially )?(?:count|qualify|called|considered|regarded|classed)(?: as)? ${ARTICLE}(.+)$`,
  `\\bwhat (?:do|does|did|would) (?:they|you|we|it|people|one|the [^ ]+|\\w+s) (?:actually )?mean (?:by|with) ${ARTICLE}(.+)$`,
  `^how ${BE} (?:the |an? )?(.+) defined$`,
  `^when ${BE} .+ (?:called|regarded as|considered)(?: to be)? ${ARTICLE}(.+)$`,
  `\\bwhat (?:do|does|did|is) (?:the )?(?:term |word |abbreviation |letters? |expression )?(.+?) (?:actually |exactly |really )?(?:mean|stand for|refer to|denote|signify|do)(?: (?:in|on|at|for) .+| for)?$`,
  `\\b(?:meaning|definition|explanation) of (?:the )?(?:term |word )?(.+)$`,
  `^(?:please )?(?:define|explain)(?: to me)? (?!how\\b|why\\b|what\\b|when\\b)${ARTICLE}(.+)$`,
  `^(?:the )?(.+?)(?: meaning| definition|,? what (?:is|are|does) (?:that|this|it|those|they)(?: mean)?)$`,
  `^(?:so |and )?(?:what|who) (?:on earth )?${BE} (?:actually |exactly |really )?(?!(?:the )?differences? between )${ARTICLE}(.+)$`,
].map((pattern) => new RegExp(pattern))
const ASKS =
  /^(?:what|who|where|when|how|why|which|whose|is|are|do|does|did|can|may|must|should|will|has|have|was|were)\b/
/** What may follow the term. */
const ENDING =
  /(?:,? (?:exactly|actually|anyway|really|again|please|then|here|called|good for|used for|for|all about|about|(?:in|by|of|for|under) (?:the|this|that|our|your) \w+|in (?:simple|plain|other|short|a few) (?:words|terms|english)|in (?:short|a nutshell|one sentence|practice|general)))+$/

/** The words of a term, each as its variants in the languages of the documents. */
export type AskedTerm = readonly (readonly string[])[]

/** The term whose meaning a question asks for, or null. */
export function askedTerm({ text, kind, terms: all }: Question): AskedTerm | null {
  const written = writtenTerm(text)
  if (written === null && (kind !== 'definition' || languageOfQuestion(text).language === 'en')) return null
  const found = all.filter(({ variants, isWeak }) =>
    written === null ? !isWeak : variants.some((variant) => written.has(variant)),
  )
  return found.length > 0 && found.length <= MAX_WORDS ? found.map(({ variants }) => variants) : null
}

/** The stems of the term of an English question, or null. */
function writtenTerm(text: string): ReadonlySet<string> | null {
  for (const { start, end } of sentences(text, 'en')) {
    const plain = plainQuestion(text.slice(start, end))
    const term = firstMatch(plain)
    if (term !== undefined) return new Set(terms(term.replace(ENDING, ''), 'en'))
    const short = plain.replace(ENDING, '')
    const isBare = plain.split(' ').length <= MAX_BARE_WORDS || short !== plain
    if (isBare && short.split(' ').length <= MAX_BARE_WORDS && !ASKS.test(short))
      return new Set(terms(short, 'en'))
  }
  return null
}

function firstMatch(plain: string): string | undefined {
  for (const pattern of PATTERNS) {
    const term = pattern.exec(plain)?.[1]
    if (term !== undefined) return term
  }
  return undefined
}
