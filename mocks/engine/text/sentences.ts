import { isNeverLast, isSometimesLast, precedesNumber } from './abbreviations.ts'
import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { isMonth, writesOrdinalsWithFullStop } from './ordinals.ts'
import { isStopWord } from './stopWords.ts'

/** A part of a text, in UTF-16 code units. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A letter that is not an initial: 'Building C. Labels …'. */
const LABELED_LETTER =
  /\b(?:building|room|hall|block|wing|type|class|group|plan|option|vitamin|appendix|annex|figure|part)\s\p{Lu}$/iu

/**
 * What may end a sentence, with closing quotes and brackets: a newline; a mark before white space; a mark of a script that
 * uses it for nothing else: Indic dandas, and the periods of Chinese, Japanese, Armenian, Khmer and Burmese. Marks are matched
 * from the first of a run, so that the time does not grow with the square of a line of dots.
 */
const BOUNDARY =
  /(?<![.!?…؟۔;\u037e])[.!?…؟۔;\u037e]+["'”’»)\]]*(?=\s)|[。！？｡]+[”’」』）》〉】]*|[।॥։។။]+["'”’»)\]]*|\n/gu

/** A space of Thai and Lao, which have no periods. */
const SPACE = /(?<=[\p{Script=Thai}\p{Script=Lao}]) (?=[\p{Script=Thai}\p{Script=Lao}])/u
/** Minimum length of a Thai or Lao sentence that ends at a space, in UTF-16 code units: two or three clauses. */
const MIN_SPACED_LENGTH = 90

const boundaries: Partial<Record<Language, RegExp>> = {
  th: new RegExp(`${BOUNDARY.source}|${SPACE.source}`, 'gu'),
  lo: new RegExp(`${BOUNDARY.source}|${SPACE.source}`, 'gu'),
}

/** Text without marks, such as a list of words, is divided, because the time to understand a sentence grows with its square. */
const MAX_SENTENCE_LENGTH = 2000

/** Where a longer sentence is divided: at its last space, or between two characters. */
function divisionAt(text: string, start: number): number {
  const limit = start + MAX_SENTENCE_LENGTH
  const space = text.lastIndexOf(' ', limit)
  if (space > start) return space
  return /[\udc00-\udfff]/.test(text.charAt(limit)) ? limit - 1 : limit
}

/**
 * The trimmed sentences of a text, in order. A newline always ends a sentence. A period does unless it follows an
 * abbreviation, an initial or an ordinal number, or precedes a lower-case letter.
 */
export function sentences(text: string, language: Language = 'unknown'): Span[] {
  const spans: Span[] = []
  let start = 0
  const close = (end: number): void => {
    while (end - start > MAX_SENTENCE_LENGTH) add(divisionAt(text, start))
    add(end)
  }
  const add = (end: number): void => {
    const span = trimmed(text, start, end)
    if (span.end > span.start) spans.push(span)
    start = end
  }
  for (const match of text.matchAll(boundaries[language] ?? BOUNDARY)) {
    const [mark] = match
    const end = match.index + mark.length
    if (mark === '\n') close(end)
    else if (mark === ' ') {
      if (end - start >= MIN_SPACED_LENGTH) close(end)
    } else if (!isInsideSentence(text, start, match.index, end, language)) close(end)
  }
  close(text.length)
  return spans
}

function isInsideSentence(
  text: string,
  start: number,
  mark: number,
  end: number,
  language: Language,
): boolean {
  const following = text.slice(end, end + 40)
  const next = /\S/u.exec(following)?.[0] ?? ''
  if (/\p{Ll}/u.test(next)) return true
  // A semicolon is the question mark of Greek.
  if (text[mark] === ';') return language !== 'el'
  if (text[mark] !== '.') return false
  const before = text.slice(Math.max(start, mark - 24), mark)
  const lastWord = /[\p{L}\p{M}.-]+$/u.exec(before)?.[0] ?? ''
  const word = lastWord.toLowerCase()
  if (/\d/.test(next) && precedesNumber(word)) return true
  if (/°[CF]$/.test(before) || LABELED_LETTER.test(before)) return false
  if (/^\s*\d{1,2}$/.test(before) || isNeverLast(word, language)) return true
  const nextWord = /[\p{L}\p{M}]+/u.exec(following)?.[0] ?? ''
  if (/\d$/.test(before)) return isOrdinal(before, nextWord, language)
  // 'v. Chr.', 'А. С. Пушкин'
  const isFollowed = /^\s*\p{L}{1,3}\.(?!\p{L})/u.test(following)
  if (isFollowed && /^\p{L}$/u.test(lastWord)) return true
  return isAbbreviation(before, lastWord, language) && !isStopWord(fold(nextWord, language), language)
}

/** Whether a word may be an abbreviation: a letter ('H.', but not '5 m.'), letters with periods ('U.S.'), or a known one. */
function isAbbreviation(before: string, word: string, language: Language): boolean {
  if (/^\p{Lu}$|^\p{L}(?:\.-?\p{L})+$/u.test(word) || isSometimesLast(word.toLowerCase())) return true
  const isLetter = /^\p{L}\p{M}*$/u.test(word)
  return isLetter && language !== 'en' && language !== 'unknown' && !/\d\s*\p{L}$/u.test(before)
}

/** Whether a number is an ordinal: before the name of a month, or between a preposition or article and a noun. */
function isOrdinal(before: string, nextWord: string, language: Language): boolean {
  const [, previous = '', digits] = /(\p{L}+)?[\s(–,/-]*?(?<![\d.,])(\d{1,2})$/u.exec(before) ?? []
  if (digits === undefined || !writesOrdinalsWithFullStop(language)) return false
  if (isMonth(nextWord, language)) return true
  const isNoun = /^\p{Lu}/u.test(nextWord) && !isStopWord(fold(nextWord, language), language)
  return isNoun && isStopWord(fold(previous, language), language)
}

/** The span without white space at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  let from = start
  let to = end
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  return { start: from, end: to }
}
