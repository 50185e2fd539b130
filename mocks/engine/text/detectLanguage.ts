import { ALPHABETS, SCRIPTS } from './alphabets.ts'
import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { isStopWord } from './stopWords.ts'
import { wordSpans } from './wordSpans.ts'

/** Enough to tell similar languages apart, in UTF-16 code units. */
const SAMPLE_LENGTH = 20_000
/** A word with a letter of no other language in the script but not of this one counts as this many stop words less. */
const FOREIGN_WORD = 2
/** A word with an accented letter of the language counts as this part of a stop word. */
const ACCENTED_WORD = 0.25
/** Added to the number of words, because a few words may be names or labels. */
const PRIOR_WORDS = 3

/**
 * The language of a text, given in parts; 'unknown' if it is in none of the known ones. The same text always has the same
 * language. Of the languages in the script of most letters, the one with the highest score:
 *
 *   score = (stop words + 0.25 · words with accents − 2 · words with letters that the language does not use) / (words + 3)
 *
 * docs/engine.md says how often it is right.
 */
export function detectLanguage(parts: Iterable<string>): Language {
  let text = ''
  for (const part of parts) {
    if (text.length >= SAMPLE_LENGTH) break
    text += `${part.slice(0, SAMPLE_LENGTH)}\n`
  }
  const letters = count(text, /\p{L}/gu)
  const script = SCRIPTS.find((one) => count(text, one.letters) > letters * one.minShare)
  if (script === undefined) return 'unknown'
  const words = wordCounts(text, script.letters)
  let best: Language = 'unknown'
  let most = script.minScore
  for (const language of script.languages) {
    const score = scoreOf(words, language)
    if (score > most) [best, most] = [language, score]
  }
  return best
}

/** How well the Latin letters of a text fit a language: the numerator of the score of `detectLanguage`. */
export function latinScore(text: string, language: Language): number {
  const words = wordCounts(text, /\p{Script=Latin}/u)
  const total = PRIOR_WORDS + [...words.values()].reduce((sum, occurrences) => sum + occurrences, 0)
  return scoreOf(words, language) * total
}

function scoreOf(words: ReadonlyMap<string, number>, language: Language): number {
  const alphabet = ALPHABETS[language]
  let total = PRIOR_WORDS
  let sum = 0
  for (const [word, occurrences] of words) {
    total += occurrences
    if (isStopWord(fold(word, language), language)) sum += occurrences
    if (alphabet === undefined) continue
    const letters = word.match(/\p{L}/gu) ?? []
    if (letters.some((letter) => !alphabet.has(letter))) sum -= FOREIGN_WORD * occurrences
    else if (/[\u00c0-\u024f]/.test(word)) sum += ACCENTED_WORD * occurrences
  }
  return sum / total
}

/** How often the words in a script occur, in lower case. */
function wordCounts(text: string, letters: RegExp): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { start, end } of wordSpans(text)) {
    const word = text.slice(start, end).normalize('NFC').toLowerCase()
    if (word.search(letters) >= 0) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
