import { stemmer } from 'stemmer'
import { STOP_WORDS } from './stopWords.ts'

/** A word of a text: how it is written there, folded, and stemmed. Offsets count UTF-16 units. */
export interface Word {
  readonly text: string
  readonly folded: string
  readonly start: number
  readonly end: number
}

/**
 * A number with its separators and unit letters ('1,000', '5mm'), or a word with its apostrophe ('Saturn's').
 * Scripts written without spaces are taken letter by letter.
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

/** Without case, accents, the possessive and the commas of thousands. */
function fold(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s?$|['’]s$/, '')
  const plain = /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '')
  return /^\d/.test(plain) ? plain.replaceAll(',', '') : plain
}

/** The stems of the words that carry a topic, in order and with repeats: what is indexed and searched. */
export function terms(text: string): string[] {
  const result: string[] = []
  for (const [word] of text.matchAll(WORD)) {
    const folded = fold(word)
    if (!STOP_WORDS.has(folded)) result.push(stem(folded))
  }
  return result
}

/** Stemming is the slowest step of indexing, and a document says the same words over and over. */
const stems = new Map<string, string>()
const STEMS_KEPT = 50_000

/** Porter's stem of a folded word; words of other alphabets, and those with digits, stay as they are. */
export function stem(folded: string): string {
  if (!/^[a-z]+$/.test(folded)) return folded
  const known = stems.get(folded)
  if (known !== undefined) return known
  if (stems.size >= STEMS_KEPT) stems.clear()
  const stemmed = stemmer(folded)
  stems.set(folded, stemmed)
  return stemmed
}
