import type { NounPhrase } from './nounPhrases.ts'
import { isPlural, type Token } from './token.ts'
import { type VerbGroup, verbGroupAt } from './verbGroups.ts'

/** What a verb group is about, with the words between them: 'is used to store' in 'is used to store files'. */
export interface ObjectPhrase {
  readonly phrase: NounPhrase
  /** The words after the verb group, for example 'to store' or 'a part of'. */
  readonly link: string
  readonly isNegated: boolean
}

/** Maximum number of words after the verb group that belong to the verb phrase, as in ReVerb (Fader et al. 2011). */
const MAX_LINK_WORDS = 5
const NEGATIONS = new Set(['no', 'neither'])
/** 'at least three' */
const AMOUNTS = new Set(['least', 'most'])
/** Prepositions that start an adverbial rather than an object. */
const UNRELATED = new Set([
  'than',
  'until',
  'like',
  'unlike',
  'despite',
  'except',
  'about',
  'up',
  'down',
  'out',
])

/**
 * The objects of a verb group: the noun phrases after it that `isNode` accepts. Words and prepositions before the first of
 * them are part of the verb phrase. 'A, B and C' are three objects; 'A or B' is none.
 */
export function objectsOf(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  group: VerbGroup,
  isNode: (phrase: NounPhrase) => boolean,
): ObjectPhrase[] {
  const link: string[] = []
  let isNegated = false
  let i = group.to
  while (i < tokens.length && link.length <= MAX_LINK_WORDS) {
    const token = tokens[i]
    if (token === undefined) return []
    const phrase = phrases.find(({ from }) => from === i)
    if (phrase !== undefined) {
      const words = tokens.slice(phrase.from, phrase.to)
      isNegated ||= words.some(({ folded }) => NEGATIONS.has(folded))
      if (isNode(phrase) && !(group.isCopula && link.length === 0 && tokens[phrase.to]?.folded === 'of')) {
        if (isIncomplete(tokens, phrase, group)) return []
        const determiner = group.isCopula ? articleOf(tokens, phrase) : isNegated ? 'no' : ''
        const text = [...link, determiner].filter((word) => word !== '').join(' ')
        return coordinated(tokens, phrases, phrase, isNode).map((each) => ({
          phrase: each,
          link: text,
          isNegated,
        }))
      }
      const next = tokens[phrase.to]
      if (next?.tag !== 'preposition' && next?.tag !== 'to') return []
      if (next.folded === 'as' || next.folded === 'than') return []
      link.push(...words.map(({ text, folded, isCapitalized }) => (isCapitalized ? text : folded)))
      i = phrase.to
    } else if (token.folded === 'at' && AMOUNTS.has(tokens[i + 1]?.folded ?? '')) i += 1
    else if (token.tag === 'preposition' && !UNRELATED.has(token.folded)) {
      link.push(token.folded)
      i += 1
    } else if (
      token.tag === 'to' ||
      (token.tag === 'verb' && tokens[i - 1]?.tag === 'to') ||
      token.tag === 'ing'
    ) {
      if (token.tag === 'ing' && tokens[i - 1]?.tag !== 'preposition') return []
      link.push(token.folded)
      i += 1
    } else if (token.tag === 'adverb') i += 1
    else return []
  }
  return []
}

/**
 * Whether a noun phrase is not the whole object: 'the tank' in 'sends the tank the water' and
 * 'causes the tank to leak'; or after 'is' no noun at all: 'longer' in 'is longer'.
 */
function isIncomplete(tokens: readonly Token[], { from, first, to }: NounPhrase, group: VerbGroup): boolean {
  const [next, last] = [tokens[to], tokens[to - 1]]
  if (startsClause(tokens, to) || next?.tag === 'to' || next?.tag === 'determiner') return true
  const isBare = first === from && last !== undefined && !last.isCapitalized && !isPlural(last)
  // 'fails to boot', 'has long and short lines': perhaps no noun.
  if (isBare && (tokens[from - 1]?.tag === 'to' || next?.tag === 'conjunction')) return true
  if (!group.isCopula || tokens[group.to]?.tag === 'preposition') return false
  return isBare
}

/** 'a', 'an' or 'the' before the phrase after 'is'. */
function articleOf(tokens: readonly Token[], { from, first }: NounPhrase): string {
  const word = first > from ? tokens[from]?.folded : undefined
  return word === 'a' || word === 'an' ? 'a' : word === 'the' || word === 'one' ? word : ''
}

/** Whether a phrase that ends at `end` is the subject of the next verb. */
function startsClause(tokens: readonly Token[], end: number): boolean {
  let i = end
  while (tokens[i]?.tag === 'adverb') i += 1
  return verbGroupAt(tokens, i) !== null
}

/** The phrases of 'A, B and C', or A alone. None for 'A or B'. */
function coordinated(
  tokens: readonly Token[],
  phrases: readonly NounPhrase[],
  first: NounPhrase,
  isNode: (phrase: NounPhrase) => boolean,
): NounPhrase[] {
  const list = [first]
  let end = first.to
  for (;;) {
    let next = end
    if (tokens[next]?.tag === 'comma') next += 1
    const isLast = tokens[next]?.tag === 'conjunction'
    const joint = tokens[next]?.folded
    if (isLast) next += 1
    const phrase = next > end ? phrases.find(({ from }) => from === next) : undefined
    if (isLast && joint !== 'and') return phrase === undefined ? list : []
    // 'A and B of C', 'A, B uses C': where the list ends is unknown.
    if (phrase === undefined || startsClause(tokens, phrase.to))
      return isLast ? list.slice(0, 1) : list.slice(0, 1)
    list.push(phrase)
    end = phrase.to
    if (isLast) return list.filter(isNode)
  }
}
