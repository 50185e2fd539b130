import type { Span } from './sentences.ts'

/** Scripts without spaces between words, and the Japanese sign for a long vowel. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const HAS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'v')
const LETTER = `[\\p{L}--[${UNSPACED}]]`
const INNER_LETTER = `[[\\p{L}\\p{M}\\p{N}\u200c\u200d]--[${UNSPACED}]]`

/**
 * Letters of a script without spaces; or a number with its separators and unit letters ('1,000', '5mm'); or a word with
 * its apostrophe ('Saturn's').
 */
const WORD = new RegExp(
  `([${UNSPACED}]+)|\\p{N}+(?:[.,٫٬]\\p{N}+)*${LETTER}*|${LETTER}${INNER_LETTER}*(?:['’]${LETTER}+)*`,
  'gv',
)

/** Finds words with a dictionary. There is one for each script, whatever the locale. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Letters per word of a script without spaces, about: from 1.6 in Chinese to 4 in Thai. */
const LETTERS_PER_WORD = 2

/** The number of words of a text; an estimate in scripts without spaces, because dividing them takes long. */
export function countWords(text: string): number {
  if (!HAS_UNSPACED.test(text)) return text.match(WORD)?.length ?? 0
  let count = 0
  for (const [, unspaced] of text.matchAll(WORD))
    count += unspaced === undefined ? 1 : Math.ceil(unspaced.length / LETTERS_PER_WORD)
  return count
}

/** The offsets of every word of a text, in order. */
export function wordSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(WORD)) {
    const [whole, unspaced] = match
    if (unspaced === undefined) spans.push({ start: match.index, end: match.index + whole.length })
    else
      for (const { segment, index } of segmenter.segment(unspaced))
        spans.push({ start: match.index + index, end: match.index + index + segment.length })
  }
  return spans
}
