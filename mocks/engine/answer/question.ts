import type { InvertedIndex } from '../invertedIndex.ts'
import { parseQuery, type QueryTerm } from '../query.ts'
import { stem } from '../text/terms.ts'

/** The kind of content that an answer contains, found by the question's first words. */
export type ExpectedContent = 'number' | 'date' | 'name' | 'place' | 'reason' | 'definition'

export interface QuestionTerm extends QueryTerm {
  /** Rarity × factor of the kind of term. The importances of all terms add up to 1. */
  readonly importance: number
  /** Whether it is one of `WEAK_STEMS`. */
  readonly isWeak: boolean
}

export interface Question {
  readonly terms: readonly QuestionTerm[]
  readonly expectedContent: ExpectedContent | null
}

/** Factors on the importance of a term. */
const NAME_FACTOR = 1.5
const WEAK_FACTOR = 0.2
/** Words that rarely occur in the answer and do not name the subject. */
const WEAK_STEMS = new Set(
  (
    'many much long far often old big large tall high fast quick deep wide heavy early late soon good best main ' +
    'major important different difference certain specific exact exactly kind type sort way thing example number ' +
    'amount name call mean meaning define definition describe explain tell say state list give show find get ' +
    'take make use used work happen need want know let please help go come become keep hold put run last cost ' +
    'document file text page manual guide book chapter section according mention author write someone somebody ' +
    'year time date day month people person place possible able does done always usually typically affect ' +
    'influence role purpose occur contribute relate relation relationship connect compare change cause reason ' +
    'explanation information detail fact question answer unit measure help'
  )
    .split(' ')
    .map(stem),
)

/** Parses a question. The index provides the rarity of its terms. */
export function parseQuestion(text: string, index: InvertedIndex): Question {
  const parsed = parseQuery(text, index)
  const raw = parsed.map((term) => index.rarity(term.term) * termFactor(term, text))
  const total = raw.reduce((sum, value) => sum + value, 0)
  const terms = parsed.map((term, i) => ({
    ...term,
    importance: total > 0 ? (raw[i] ?? 0) / total : 0,
    isWeak: WEAK_STEMS.has(term.term),
  }))
  return { terms, expectedContent: findExpectedContent(text) }
}

/** A capitalized word inside the question, or one with a digit, is a name. */
function termFactor({ word, term }: QueryTerm, question: string): number {
  if (WEAK_STEMS.has(term)) return WEAK_FACTOR
  const isName = /^\p{Lu}|\d/u.test(word) && !question.trimStart().startsWith(word)
  return isName ? NAME_FACTOR : 1
}

const EXPECTED_CONTENT_PATTERNS: readonly [ExpectedContent, RegExp][] = [
  ['date', /^when\b|\b(?:what|which|in what) (?:year|date|day|month|century)\b/],
  [
    'number',
    /^how (?:many|much|long|far|old|tall|big|large|deep|high|fast|heavy|often|wide|hot|cold|small)\b|\bwhat (?:percentage|share|number|temperature|speed|size|length|weight|height|price|cost|amount|voltage|pressure|torque|distance|rate|limit)\b/,
  ],
  ['place', /^where\b|\b(?:what|which) (?:country|city|place|region|town)\b/],
  ['name', /^who(?:se|m)?\b|\b(?:what|which) (?:person|company|author|organi[sz]ation)\b/],
  ['reason', /^why\b|\bwhat causes?\b|\bfor what reason\b|\bhow come\b/],
  [
    'definition',
    /^(?:what|who) (?:is|are|was|were) (?:an? |the )?(?:[\w-]+ ?){1,4}\?*$|\b(?:mean|meaning of|definition of|define)\b/,
  ],
]

function findExpectedContent(text: string): ExpectedContent | null {
  const question = text.trim().toLowerCase()
  return EXPECTED_CONTENT_PATTERNS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
