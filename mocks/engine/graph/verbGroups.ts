import { thirdPersonOf } from './lexicon/verbs.ts'
import { isAuxiliary, type Token } from './token.ts'

/** A finite verb with its auxiliaries: tokens `from` to `to`, exclusive. */
export interface VerbGroup {
  readonly from: number
  readonly to: number
  /** In the third person singular: 'uses', 'does not use', 'was founded', 'can cause'. */
  readonly text: string
  readonly isNegated: boolean
  /** A form of 'be' without another verb. */
  readonly isCopula: boolean
  readonly base: string
  /** What the form says about its subject: 'uses' and 'is' need a singular, 'use' and 'are' a plural. */
  readonly number: 'singular' | 'plural' | null
}

/** Adverbs that are part of what is said. */
const KEPT_ADVERBS = new Set('never rarely seldom hardly often sometimes usually almost nearly'.split(' '))
const SINGULAR_OF: ReadonlyMap<string, string> = new Map([
  ['are', 'is'],
  ['were', 'was'],
  ['have', 'has'],
  ['do', 'does'],
])
const NON_FINITE = new Set(['be', 'been', 'being', 'having', 'am', 'would'])

export function verbGroupAt(tokens: readonly Token[], from: number): VerbGroup | null {
  const first = tokens[from]
  if (first === undefined || NON_FINITE.has(first.folded)) return null
  if (!isAuxiliary(first) && first.tag !== 'verb') return null
  const words: Token[] = []
  const adverbs = adverbsBefore(tokens, from)
  let isNegated = false
  let to = from
  for (let i = from; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (token === undefined) break
    if (token.tag === 'not') isNegated = true
    else if (token.tag === 'adverb') adverbs.push(token.folded)
    else if (isAuxiliary(token) || token.tag === 'verb') {
      words.push(token)
      isNegated ||= token.isNegated
    } else break
    if (token.tag !== 'adverb') to = i + 1
    if (token.tag === 'verb') break
  }
  return toVerbGroup(
    from,
    to,
    words,
    adverbs.filter((adverb) => KEPT_ADVERBS.has(adverb)),
    isNegated,
  )
}

function adverbsBefore(tokens: readonly Token[], from: number): string[] {
  const adverbs: string[] = []
  for (let i = from - 1; tokens[i]?.tag === 'adverb'; i -= 1) adverbs.unshift(tokens[i]?.folded ?? '')
  return adverbs
}

function toVerbGroup(
  from: number,
  to: number,
  words: readonly Token[],
  adverbs: readonly string[],
  isNegated: boolean,
): VerbGroup | null {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return null
  if (last.tag === 'modal' || last.tag === 'do') return null
  const form = last.tag === 'verb' ? last.verb : null
  const isBe = words.some(({ tag }) => tag === 'be')
  const not = isNegated ? 'not' : ''
  const parts =
    words.length === 1 && form !== null
      ? finiteVerb(form.base, last, isNegated, adverbs)
      : [
          auxiliary(first, isNegated),
          isNegated && first.folded !== 'cannot' ? not : '',
          ...adverbs,
          ...words.slice(1).map(({ folded }) => folded),
        ]
  return {
    from,
    to,
    text: parts.filter((part) => part !== '').join(' '),
    isNegated: isNegated || adverbs.includes('never'),
    isCopula: last.tag !== 'verb' && isBe,
    base: form?.base ?? last.folded,
    number: numberOf(first),
  }
}

/** The auxiliary in the singular, without its contraction. */
function auxiliary(first: Token, isNegated: boolean): string {
  if (first.folded === 'cannot' || first.folded === 'ca') return isNegated ? 'cannot' : 'can'
  if (first.folded === 'wo') return 'will'
  return SINGULAR_OF.get(first.folded) ?? first.folded
}

/** A verb without auxiliaries. */
function finiteVerb(
  base: string,
  { folded, verb }: Token,
  isNegated: boolean,
  adverbs: readonly string[],
): string[] {
  if (isNegated) return [...adverbs, 'does not', base]
  return [...adverbs, verb?.isPast === true && !verb.isBase ? folded : thirdPersonOf(base)]
}

function numberOf({ tag, folded, verb }: Token): VerbGroup['number'] {
  if (['is', 'was', 'has', 'does'].includes(folded)) return 'singular'
  if (['are', 'were', 'have', 'do'].includes(folded)) return 'plural'
  if (tag !== 'verb' || verb === null) return null
  if (verb.isPast) return null
  return verb.isThird ? 'singular' : 'plural'
}
