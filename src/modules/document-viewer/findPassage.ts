import { lettersOf } from '../../lib/text/letters.ts'
import { joinLetters, placedLetters, spanOf, type TextSpan } from '../../lib/text/occurrences.ts'

export interface CitedPassage {
  /** The page, from 1; null for formats without pages. */
  page: number | null
  excerpt: string
  context?: string | undefined
}

/**
 * Finds a passage in the texts of a document, which may divide it anywhere. White space, hyphens and accents are ignored.
 * If the excerpt occurs several times, its context decides. Null if it does not occur.
 */
export function findPassage(
  texts: readonly string[],
  { excerpt, context = '' }: CitedPassage,
): TextSpan | null {
  const letters = placedLetters(texts)
  const whole = joinLetters(letters)
  const quote = joinLetters(lettersOf(excerpt))
  if (quote === '') return null
  const around = joinLetters(lettersOf(context))
  const contextStart = around.includes(quote) ? whole.indexOf(around) : -1
  const start = whole.indexOf(quote, Math.max(0, contextStart))
  return start < 0 ? null : spanOf(letters, start, quote.length)
}
