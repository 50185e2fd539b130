import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { stem } from './stemmers.ts'
import { isStopWord } from './stopWords.ts'
import { wordSpans } from './wordSpans.ts'

/** A word as written and folded. Offsets are UTF-16 code units. */
export interface Word {
  readonly text: string
  readonly folded: string
  /** The language of its document or question. */
  readonly language: Language
  readonly start: number
  readonly end: number
}

/** Every word of a text, in order. */
export function words(text: string, language: Language): Word[] {
  return wordSpans(text).map(({ start, end }) => {
    const word = text.slice(start, end)
    return { text: word, folded: fold(word, language), language, start, end }
  })
}

/** The terms of all words except stop words, in order, with repetitions. */
export function terms(text: string, language: Language): string[] {
  const result: string[] = []
  for (const { start, end } of wordSpans(text)) {
    const folded = fold(text.slice(start, end), language)
    if (!isStopWord(folded, language)) result.push(...termsOf(folded, language))
  }
  return result
}

const HAN = /^\p{Script=Han}+$/u

/**
 * What is indexed for a folded word: its stem. For a word of Han letters also each letter, because two texts often divide
 * the same letters into different words. Measured on 800 and 504 Chinese questions, BM25 over sentences, right first:
 * words 64.5 and 54.8 %, letters 64.4 and 54.6 %, words and letters 66.4 and 57.9 %.
 */
export function termsOf(folded: string, language: Language): string[] {
  return HAN.test(folded) ? [folded, ...folded] : [stem(folded, language)]
}
