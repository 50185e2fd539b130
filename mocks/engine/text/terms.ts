import { stemmer } from 'stemmer'
import { STOP_WORDS } from './stopWords.ts'

/** A word as written and folded. Offsets are UTF-16 code units. */
export interface Word {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
}

/**
 * A number with its separators and unit letters ('1,000', '5mm'), or a word with its apostrophe ('Saturn's').
 * In scripts without spaces each letter is a word.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}\p{N}]*(?:['’]\p{L}+)*/gu

/** Every word of a text, in order. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    folded: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0
}

/** Lower case, without accents, possessive and thousands separators. */
function fold(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$|['’]s$/, '')
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
  return /^\d/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** The stems of all words except stop words, in order, with repetitions. */
export function terms(text: string): string[] {
  const result: string[] = []
  for (const [word] of text.matchAll(WORD)) {
    const folded = fold(word)
    if (!STOP_WORDS.has(folded)) result.push(stem(folded))
  }
  return result
}

/** Cache: stemming is the slowest step of indexing. */
const stems = new Map<string, string>()
const MAX_CACHED_STEMS = 50_000

/** The Porter stem of a folded word. Words in other alphabets or with digits are returned unchanged. */
export function stem(folded: string): string {
  if (!/^[a-z]+$/.test(folded)) return folded
  const known = stems.get(folded)
  if (known !== undefined) return known
  if (stems.size >= MAX_CACHED_STEMS) stems.clear()
  const stemmed = stemmer(folded)
  stems.set(folded, stemmed)
  return stemmed
}
