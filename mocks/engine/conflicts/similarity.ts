import type { InvertedIndex } from '../invertedIndex.ts'
import type { Span } from '../text/sentences.ts'
import { FILLERS, GENERAL } from './generalWords.ts'
import { isWithin, type Statement, type Token } from './statement.ts'

/** What a fact of a statement is about. */
export interface Subject {
  readonly statement: Statement
  readonly segment: number
  readonly kind: 'quantity' | 'date' | 'name' | 'polarity'
  readonly fact: Span
  /** Whether the fact itself counts as a common word, because its unit or kind names the property. */
  readonly isTelling: boolean
  /** The fact itself and other facts. Their words are not part of the subject. */
  readonly excluded: readonly Span[]
}

/** In which words two subjects differ. */
export interface Difference {
  /** The words that only one subject has. */
  readonly rest: readonly [readonly Token[], readonly Token[]]
  readonly common: ReadonlySet<string>
}

export interface Comparison extends Difference {
  /** Weight of the common words relative to the subject with fewer other words, 0 to 1. */
  readonly share: number
  /** The same relative to the subject with more other words. */
  readonly strictShare: number
}

/** Weight of a general word such as 'value', relative to others. */
const GENERAL_WEIGHT = 0.4
const MIN_COMMON_STEMS = 2
/** A word in at most this share of the passages, or this number of passages, names a subject. */
const SPECIFIC = { share: 0.03, passages: 8 }

/** Weight of a word that only one statement has, but that the other one's passage mentions, relative to others. */
const MENTIONED_WEIGHT = 0.5

/** Compares what two facts are about. Null if they have too few words in common to be about the same. */
export function compareSubjects(first: Subject, second: Subject, index: InvertedIndex): Comparison | null {
  const [own, other] = [contentOf(first), contentOf(second)]
  const [all, otherAll] = [wholeOf(first), wholeOf(second)]
  const common = new Map<string, number>()
  const weightOf = ({ term, stem }: Token): number =>
    index.rarity(term) * (GENERAL.has(stem) ? GENERAL_WEIGHT : 1)
  let hasSpecific = false
  const share = (tokens: readonly Token[], known: ReadonlySet<string>): Token[] =>
    tokens.filter((token) => {
      if (!known.has(token.stem)) return true
      common.set(token.stem, Math.max(common.get(token.stem) ?? 0, weightOf(token)))
      if (!GENERAL.has(token.stem) && isSpecific(token, index)) hasSpecific = true
      return false
    })
  const rest = [share(own, otherAll), share(other, all)] as const
  const isTelling = first.isTelling && second.isTelling
  if (common.size + (isTelling ? 1 : 0) < MIN_COMMON_STEMS || !hasSpecific) return null
  const weights = [...common.values()]
  const shared = weights.reduce((sum, weight) => sum + weight, 0) + (isTelling ? Math.max(...weights) : 0)
  const restOf = (tokens: readonly Token[], other: Subject): number =>
    tokens.reduce(
      (sum, token) =>
        sum + weightOf(token) * (other.statement.surroundings.has(token.stem) ? MENTIONED_WEIGHT : 1),
      0,
    )
  const [a, b] = [restOf(rest[0], second), restOf(rest[1], first)]
  return {
    share: shared / (shared + Math.min(a, b)),
    strictShare: shared / (shared + Math.max(a, b)),
    rest,
    common: new Set(common.keys()),
  }
}

/** The difference of two subjects that both answer a question with these stems. */
export function differenceOf(first: Subject, second: Subject, asked: ReadonlySet<string>): Difference {
  const known = (subject: Subject): Set<string> =>
    new Set([
      ...asked,
      ...wholeOf(subject),
      ...subject.statement.preceding.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)),
    ])
  const [own, other] = [contentOf(first), contentOf(second)]
  const [all, otherAll] = [known(first), known(second)]
  return {
    rest: [own.filter(({ stem }) => !otherAll.has(stem)), other.filter(({ stem }) => !all.has(stem))],
    common: new Set([...asked, ...own.map(({ stem }) => stem).filter((stem) => otherAll.has(stem))]),
  }
}

function isSpecific({ term }: Token, index: InvertedIndex): boolean {
  return index.countUnits(term) <= Math.max(SPECIFIC.passages, index.size * SPECIFIC.share)
}

/** The different content words of the fact's part of the sentence. */
function contentOf({ statement, segment, excluded }: Subject): Token[] {
  const seen = new Set<string>()
  return statement.tokens.filter((token) => {
    if (token.segment !== segment || !isContent(token) || isWithin(token, excluded) || seen.has(token.stem))
      return false
    seen.add(token.stem)
    return true
  })
}

/** The stems of the whole sentence and what its pronoun, headings and lead-in refer to. */
function wholeOf({ statement, excluded }: Subject): Set<string> {
  const own = statement.tokens.filter((token) => isContent(token) && !isWithin(token, excluded))
  return new Set([...own.map(({ stem }) => stem), ...statement.background])
}

export function isContent(token: Token): boolean {
  return !token.isStop && !FILLERS.has(token.stem) && /\p{L}/u.test(token.text)
}
