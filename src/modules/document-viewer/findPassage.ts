import { lettersOf } from '../../lib/text/letters.ts'

/** A passage that an answer cites. */
export interface CitedPassage {
  /** The page, from 1; null for formats without pages. */
  page: number | null
  /** The cited text. */
  excerpt: string
  /** The text around it. */
  context?: string | undefined
}

/** A position in a list of texts. */
export interface TextPosition {
  /** The index of the text. */
  text: number
  offset: number
}

/** The first and last position of a passage. */
export interface FoundPassage {
  start: TextPosition
  end: TextPosition
}

const lettersIn = (text: string) =>
  lettersOf(text)
    .map(({ letter }) => letter)
    .join('')

/**
 * Finds a passage in the texts of a document, which may divide it anywhere. White space, hyphens and accents are ignored.
 * If the excerpt occurs several times, its context decides. Null if it does not occur.
 */
export function findPassage(
  texts: readonly string[],
  { excerpt, context = '' }: CitedPassage,
): FoundPassage | null {
  const letters = texts.flatMap((text, index) =>
    lettersOf(text).map(({ letter, from, to }) => ({ letter, from, to, index })),
  )
  const whole = letters.map(({ letter }) => letter).join('')
  const quote = lettersIn(excerpt)
  if (quote === '') return null
  const around = lettersIn(context)
  const contextStart = around.includes(quote) ? whole.indexOf(around) : -1
  const start = whole.indexOf(quote, Math.max(0, contextStart))
  const first = letters[start]
  const last = letters[start + quote.length - 1]
  if (first === undefined || last === undefined) return null
  return {
    start: { text: first.index, offset: first.from },
    end: { text: last.index, offset: last.to },
  }
}
