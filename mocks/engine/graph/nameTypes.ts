import type { NodeType } from '../types.ts'
import {
  DOCUMENT_WORDS,
  GIVEN_NAMES,
  ORGANIZATION_WORDS,
  PERSON_TITLES,
  PERSON_VERBS,
  PLACE_WORDS,
  PLACES,
} from './lexicon/names.ts'
import type { NameSpan } from './names.ts'
import { isAcronym } from './names.ts'
import type { Token } from './token.ts'

/** What a name names, as far as this mention of it shows. */
export type NamedType = Extract<NodeType, 'person' | 'organization' | 'place' | 'document'>

const PLACE_PREPOSITIONS = new Set('in at near'.split(' '))
const PLACE_VERBS = new Set(
  'lived lives located born based situated held moved arrived died travelled traveled'.split(' '),
)
const AUTHOR_VERBS = new Set(
  'written founded created developed discovered invented published proposed described'.split(' '),
)
/** Minimum share of the mentions of a name that follow 'in' or 'near', if nothing else shows that it is a place. */
const MIN_PLACE_SHARE = 0.6

/** The cues for each type of one name, counted over a document. */
export class TypeCues {
  readonly #counts = new Map<NamedType, number>()
  #mentions = 0
  #afterPlacePreposition = 0

  add(tokens: readonly Token[], { from, to }: NameSpan): void {
    this.#mentions += 1
    const cue = cueOf(tokens, from, to)
    if (cue !== null) this.#counts.set(cue, (this.#counts.get(cue) ?? 0) + 1)
    const isPlaceLike = to - from === 1 && /^\p{Lu}\p{Ll}+$/u.test(tokens[from]?.text ?? '')
    if (isPlaceLike && PLACE_PREPOSITIONS.has(tokens[from - 1]?.folded ?? ''))
      this.#afterPlacePreposition += 1
  }

  /** The type with the most cues, or 'concept'. One 'in' shows a place only in a short document. */
  typeIn(isShortDocument: boolean): NodeType {
    const [best] = [...this.#counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    if (best !== undefined) return best[0]
    const isEnough = isShortDocument || this.#afterPlacePreposition > 1
    return isEnough && this.#afterPlacePreposition / this.#mentions >= MIN_PLACE_SHARE ? 'place' : 'concept'
  }
}

function cueOf(tokens: readonly Token[], from: number, to: number): NamedType | null {
  const name = tokens.slice(from, to)
  const [first, last] = [name[0], name.at(-1)]
  if (first === undefined || last === undefined) return null
  const has = (words: ReadonlySet<string>): boolean =>
    words.has(first.folded) || words.has(last.folded) || hasBeforeOf(name, words)
  if (name.length > 1 && (DOCUMENT_WORDS.has(last.folded) || first.text === 'RFC')) return 'document'
  if (has(ORGANIZATION_WORDS) && name.length > 1) return 'organization'
  if (PLACES.has(last.folded) || (has(PLACE_WORDS) && name.length > 1)) return 'place'
  const isPlain = name.every(({ text }) => !isAcronym(text))
  const before = tokens[from - 1]
  const isFullName = name.length > 1 && name.length <= 4 && isPlain
  if (PERSON_TITLES.has(first.folded) && name.length > 1) return 'person'
  if (isFullName && (GIVEN_NAMES.has(first.folded) || /^(?:\p{Lu}\.)+$/u.test(first.text))) return 'person'
  if (isFullName && name.some(({ text }, i) => i > 0 && /^\p{Lu}\.$/u.test(text))) return 'person'
  if (isPlain && PERSON_VERBS.has(verbAfter(tokens, to))) return 'person'
  const isAgent = before?.folded === 'by' && AUTHOR_VERBS.has(tokens[from - 2]?.folded ?? '')
  if (isFullName && isAgent) return 'person'
  const isIn = PLACE_PREPOSITIONS.has(before?.folded ?? '')
  return isIn && isPlain && PLACE_VERBS.has(tokens[from - 2]?.folded ?? '') ? 'place' : null
}

/** 'Ministry of Health', 'Bay of Biscay' */
function hasBeforeOf(name: readonly Token[], words: ReadonlySet<string>): boolean {
  const of = name.findIndex(({ folded }) => folded === 'of')
  return of > 0 && words.has(name[of - 1]?.folded ?? '')
}

/** The word after a name, or after its auxiliary: 'was born'. */
function verbAfter(tokens: readonly Token[], to: number): string {
  const next = tokens[to]
  return (next?.tag === 'be' || next?.tag === 'have' ? tokens[to + 1] : next)?.folded ?? ''
}
