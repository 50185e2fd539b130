import { sentences } from '../text/sentences.ts'
import { type Word, words } from '../text/terms.ts'

/** A sentence and its words. Offsets are relative to the sentence. */
export interface TokenizedSentence {
  readonly text: string
  readonly words: readonly Word[]
}

export function tokenizedSentences(text: string): TokenizedSentence[] {
  return sentences(text).map(({ start, end }) => {
    const sentence = text.slice(start, end)
    return { text: sentence, words: words(sentence) }
  })
}
