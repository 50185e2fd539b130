import { NO_NAMES } from './lexicon/names.ts'
import type { Token } from './token.ts'

/** Adjacent capitalized words: positions in the sentence's tokens; `to` is exclusive. */
export interface NameSpan {
  readonly from: number
  readonly to: number
}

const MAX_NAME_WORDS = 5
/** Lower-case words inside names, such as 'Bay of Biscay'. */
const PARTICLES = new Set(['of', 'de', 'van', 'von', 'der', 'del', 'la', 'du'])
/** Share of capitalized words above which a line is a title and shows no names. */
const MAX_CAPITALIZED_SHARE = 0.7
const MIN_TITLE_WORDS = 4

/** How often a word is capitalized inside sentences, and how often it is not. */
export class Capitalization {
  readonly #counts = new Map<string, number>()

  add(tokens: readonly Token[]): void {
    if (isTitle(tokens)) return
    for (const [i, { tag, folded, isCapitalized }] of tokens.entries()) {
      if (tag !== 'word' && tag !== 'verb' && tag !== 'participle' && tag !== 'ing') continue
      if (isCapitalized && startsSentence(tokens, i)) continue
      this.#counts.set(folded, (this.#counts.get(folded) ?? 0) + (isCapitalized ? 1 : -1))
    }
  }

  /** More often capitalized than not; null if the word occurs only at the start of sentences. */
  isName(folded: string): boolean | null {
    const count = this.#counts.get(folded)
    return count === undefined ? null : count > 0
  }
}

/** The names of a sentence. `isKnown` tells whether a capitalized word is one, see `Capitalization`. */
export function findNames(tokens: readonly Token[], words: Capitalization): NameSpan[] {
  return isTitle(tokens) ? [] : capitalizedSpans(tokens).flatMap((span) => trustedPart(tokens, span, words))
}

/** The part of a capitalized span that is a name, or nothing. */
function trustedPart(tokens: readonly Token[], { from, to }: NameSpan, words: Capitalization): NameSpan[] {
  const first = tokens[from]
  if (first === undefined) return []
  const startsWithWord = startsSentence(tokens, from) && words.isName(first.folded) === false
  const start = startsWithWord && to - from > 1 ? from + 1 : from
  const named = tokens.slice(start, to)
  if (named.every(({ folded }) => NO_NAMES.has(folded) || folded.length < 2 || /^\d/.test(folded))) return []
  const [only] = named
  if (named.length > 1 || only === undefined) return [{ from: start, to }]
  const isName = words.isName(only.folded)
  const isTrusted = startsSentence(tokens, start) ? isName === true || isAcronym(only.text) : isName !== false
  return isTrusted ? [{ from: start, to }] : []
}

function capitalizedSpans(tokens: readonly Token[]): NameSpan[] {
  const spans: NameSpan[] = []
  let from = -1
  let to = -1
  const close = (): void => {
    if (from >= 0) spans.push({ from, to })
    from = -1
  }
  for (const [i, token] of tokens.entries()) {
    const { tag, isCapitalized, folded } = token
    const isPart = isCapitalized && (tag === 'word' || tag === 'verb')
    if (from >= 0 && (i - from >= MAX_NAME_WORDS || tokens[to - 1]?.isPossessive === true)) close()
    if (isPart) {
      if (from < 0) from = i
      to = i + 1
    } else if (from >= 0 && !(PARTICLES.has(folded) && isFollowedByName(tokens, i))) close()
  }
  close()
  return spans
}

/** 'of Biscay', 'van der Waals' */
function isFollowedByName(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1]
  if (next === undefined) return false
  return next.tag === 'word' && next.isCapitalized
    ? true
    : PARTICLES.has(next.folded) && tokens[i + 2]?.isCapitalized === true
}

/** Whether a token is the first of a sentence or of a quotation, or follows a colon or a bullet. */
function startsSentence(tokens: readonly Token[], i: number): boolean {
  const tag = tokens[i - 1]?.tag
  return tag === undefined || tag === 'break' || tag === 'quote'
}

function isTitle(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ tag }) => tag === 'word' || tag === 'verb')
  const capitalized = words.filter((token) => token.isCapitalized).length
  return (
    words.length >= MIN_TITLE_WORDS &&
    capitalized / words.length > MAX_CAPITALIZED_SHARE &&
    !tokens.some(isFiniteVerb)
  )
}

function isFiniteVerb({ tag }: Token): boolean {
  return tag === 'verb' || tag === 'be' || tag === 'have' || tag === 'modal'
}

export function isAcronym(text: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]{1,6}s?$/u.test(text)
}
