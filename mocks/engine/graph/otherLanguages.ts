import { isCapitalized } from '../text/isCapitalized.ts'
import type { Language } from '../text/language.ts'
import { stem } from '../text/stemmers.ts'
import { isStopWord } from '../text/stopWords.ts'
import { words } from '../text/terms.ts'
import type { Token } from './token.ts'

export function isEnglish(language: Language): boolean {
  return language === 'en' || language === 'unknown'
}

/**
 * The tokens of a sentence in another language than English: stop words, punctuation, and other words, whose `folded` is the
 * stem. Verbs are not recognized, so such sentences state no relations.
 */
export function tokenizeOther(sentence: string, language: Language): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const word of words(sentence, language)) {
    const between = sentence.slice(end, word.start)
    if (/\S/.test(between)) tokens.push(toToken(between.trim(), end, 'break', between.trim()))
    const isNumber = /^\p{N}/u.test(word.folded)
    const tag = isStopWord(word.folded, language) ? 'conjunction' : isNumber ? 'number' : 'word'
    tokens.push(toToken(word.text, word.start, tag, stem(word.folded, language)))
    end = word.end
  }
  return language === 'de' ? tokens.map(withoutGermanNoun) : tokens
}

function toToken(text: string, start: number, tag: Token['tag'], folded: string): Token {
  return {
    text,
    folded,
    start,
    end: start + text.length,
    tag,
    verb: null,
    isCapitalized: isCapitalized(text),
    isPossessive: false,
    isNegated: false,
  }
}

/** German writes all nouns with a capital letter. Only two capitalized words in a row are a name. */
function withoutGermanNoun(token: Token, i: number, tokens: readonly Token[]): Token {
  const isNoun = ![tokens[i - 1], tokens[i + 1]].some((next) => next?.tag === 'word' && next.isCapitalized)
  return isNoun && !/^\p{Lu}{2,}$/u.test(token.text) ? { ...token, isCapitalized: false } : token
}
