import type { InvertedIndex } from '../invertedIndex.ts'
import { parseQuery, type QueryTerm } from '../query.ts'
import { stem } from '../text/terms.ts'

/** What a sentence must hold to answer: read off the question's first words. */
export type Expectation = 'number' | 'date' | 'name' | 'place' | 'reason' | 'definition'

/** A question's term, and how much of the question it carries. */
export interface QuestionTerm extends QueryTerm {
  /** Rarity times kind; the importances of a question's terms add up to 1. */
  readonly importance: number
  /** It shapes the question more than it says what it is about. */
  readonly isWeak: boolean
}

export interface Question {
  readonly terms: readonly QuestionTerm[]
  readonly expects: Expectation | null
}

/** How much a term's kind counts: names must be met, verbs like 'work' and nouns like 'way' need not. */
const NAME_FACTOR = 1.5
const WEAK_FACTOR = 0.2
/** Words that shape a question more than they say what it is about; an answer seldom repeats them. */
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

/** Reads a question against what is indexed, which tells how rare its words are. */
export function readQuestion(text: string, index: InvertedIndex): Question {
  const parsed = parseQuery(text, index)
  const raw = parsed.map((term) => index.rarity(term.term) * kindFactor(term, text))
  const total = raw.reduce((sum, value) => sum + value, 0)
  const terms = parsed.map((term, i) => ({
    ...term,
    importance: total > 0 ? (raw[i] ?? 0) / total : 0,
    isWeak: WEAK_STEMS.has(term.term),
  }))
  return { terms, expects: expectationOf(text) }
}

/** A capital inside the question, or a digit, marks a name: what the question is about and nothing else. */
function kindFactor({ word, term }: QueryTerm, question: string): number {
  if (WEAK_STEMS.has(term)) return WEAK_FACTOR
  const isName = /^\p{Lu}|\d/u.test(word) && !question.trimStart().startsWith(word)
  return isName ? NAME_FACTOR : 1
}

const EXPECTATIONS: readonly [Expectation, RegExp][] = [
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

function expectationOf(text: string): Expectation | null {
  const question = text.trim().toLowerCase()
  return EXPECTATIONS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}
