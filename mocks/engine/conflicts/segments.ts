import { type Span, trimmed } from '../text/sentences.ts'
import { countWords } from '../text/wordSpans.ts'

const CONJUNCTION =
  'because|which|who|whose|where|while|whereas|although|though|but|unless|so that|if|and (?:it|they|he|she|its|their|his|her|is|was|has|have|had|were|are)'
/** The end of one part of a sentence. */
const BOUNDARY = new RegExp(`[;:]\\s|\\s?[—]\\s?|\\s–\\s|[()]|,\\s|\\s(?=(?:${CONJUNCTION})\\b)`, 'g')
const STARTS_WITH_PREPOSITION =
  /^(?:in|on|at|for|from|with|without|by|under|during|of|to|near|after|before|between|along|through|according|every|each|until|per|since|measured)\b/i
const STARTS_WITH_CONJUNCTION = new RegExp(`^(?:${CONJUNCTION}|and|or|since)\\b`, 'i')
const MIN_WORDS = 3

interface Part extends Span {
  /** Whether a colon or semicolon ends it. */
  readonly isClosed: boolean
}

/** Splits a sentence into clauses. A phrase that starts with a preposition belongs to the clause beside it. */
export function segments(text: string): Span[] {
  const merged: Part[] = []
  let leading: Part | null = null
  for (const part of partsOf(text)) {
    const written = text.slice(part.start, part.end)
    const previous = merged.at(-1)
    const startsWithPreposition = STARTS_WITH_PREPOSITION.test(written)
    const isPhrase = startsWithPreposition || countWords(written) < MIN_WORDS
    if (previous === undefined && leading === null && startsWithPreposition && !part.isClosed) leading = part
    else if (previous?.isClosed === false && isPhrase && !STARTS_WITH_CONJUNCTION.test(written))
      merged[merged.length - 1] = { ...part, start: previous.start }
    else {
      merged.push({ ...part, start: leading?.start ?? part.start })
      leading = null
    }
  }
  return leading === null ? merged : [...merged, leading]
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const match of text.matchAll(BOUNDARY)) {
    parts.push({ ...trimmed(text, start, match.index), isClosed: /^[;:]/.test(match[0]) })
    start = match.index + match[0].length
  }
  parts.push({ ...trimmed(text, start, text.length), isClosed: false })
  return parts.filter((part) => part.end > part.start)
}
