import type { Language } from '../text/language.ts'
import { isEnglish } from './otherLanguages.ts'
import type { Token } from './token.ts'

/** A noun phrase: tokens `from` to `to`, exclusive, of which those from `first` on are nouns and adjectives. */
export interface NounPhrase {
  readonly from: number
  readonly first: number
  readonly to: number
}

/** The noun phrases of a sentence; in other languages than English each word, because verbs are not recognized. */
export function phrasesOf(tokens: readonly Token[], language: Language): NounPhrase[] {
  if (isEnglish(language)) return nounPhrases(tokens)
  return tokens.flatMap(({ tag }, i) => (tag === 'word' ? [{ from: i, first: i, to: i + 1 }] : []))
}

/** The noun phrases of a sentence, in order: determiners and numbers, then adjectives and nouns; or a number alone. */
function nounPhrases(tokens: readonly Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let i = 0
  while (i < tokens.length) {
    const from = i
    while (tokens[i]?.tag === 'determiner') i += 1
    while (tokens[i]?.tag === 'number' && i < tokens.length) i += 1
    const first = i
    while (isInside(tokens, i, first)) i += 1
    const hasNumber = tokens[i - 1]?.tag === 'number'
    if (i > first || (hasNumber && i > from)) phrases.push({ from, first, to: i })
    else if (i === from) i += 1
  }
  return phrases
}

/** Numbers continue a phrase after a word: 'version 3', '12 May 1885'. A possessive too: "Saturn's rings". */
function isInside(tokens: readonly Token[], i: number, first: number): boolean {
  const token = tokens[i]
  if (token === undefined) return false
  if (token.tag === 'number' || token.tag === 'code') return i > first
  return token.tag === 'word'
}
