import { quantities } from '../text/quantities.ts'
import type { Span } from '../text/sentences.ts'
import { MONTHS } from './lexicon/names.ts'
import type { Mention } from './mentions.ts'
import type { Token } from './token.ts'

const MONTH = `(?:${[...MONTHS].join('|')})`
const YEAR = '(?:1[0-9]|20)\\d\\d'
const DATE = new RegExp(
  `\\b(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?${MONTH}(?:\\s\\d{1,2},)?\\s${YEAR}\\b|` +
    `\\b${MONTH}\\s\\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?\\s${MONTH}\\b|\\b\\d{4}-\\d\\d-\\d\\d\\b|` +
    `(?<=\\b(?:in|since|until|by|before|after|during|from|around)\\s)${YEAR}s?\\b`,
  'gi',
)

/** The dates of a sentence, and its quantities with a known unit. A number, a month or a weekday alone is none. */
export function findValues(sentence: string, tokens: readonly Token[]): Mention[] {
  if (tokens.every(({ tag }) => tag !== 'number')) return []
  const dates = Array.from(sentence.matchAll(DATE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  const measured = quantities(sentence).filter(
    ({ unit, text }) => unit !== null && unit !== 'calendar year' && /\d/.test(text),
  )
  return [
    ...dates.flatMap((span) => toMention(sentence, tokens, span, 'date')),
    ...measured
      .filter(({ start, end }) => dates.every((date) => end <= date.start || date.end <= start))
      .flatMap((span) => toMention(sentence, tokens, span, 'quantity')),
  ]
}

function toMention(
  sentence: string,
  tokens: readonly Token[],
  { start, end }: Span,
  type: 'date' | 'quantity',
): Mention[] {
  const from = tokens.findIndex((token) => token.end > start)
  const after = tokens.findIndex((token) => token.start >= end)
  const name = sentence.slice(start, end)
  if (from < 0) return []
  return [{ node: name.toLowerCase(), name, type, from, to: after < 0 ? tokens.length : after }]
}
