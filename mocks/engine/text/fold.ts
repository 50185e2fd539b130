import type { Language } from './language.ts'

/**
 * Marks that are mostly left out: vowels, the stretching letter and pointing of Arabic and Hebrew; stress in Russian. Accents
 * of Latin letters are parts of the letters in NFKC.
 */
const OPTIONAL_MARKS =
  /[\u0300\u0301\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f]/g
/** Letters of Arabic that are written with and without a hamza or dots. The stemmer needs the feminine ending ة. */
const ARABIC_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
]

/**
 * A word in lower case, without what the same word also occurs without: possessive endings, elided articles, thousands
 * separators, Arabic vowel marks, Russian stress marks. Accents stay except in English, because the other stemmers need them.
 */
export function fold(word: string, language: Language): string {
  if (/^[a-z]+$/.test(word)) return word
  const lower = withoutClitics(toLowerCase(word, language), language)
  if (/^[ -~]*$/.test(lower)) return /^\d/.test(lower) ? lower.replaceAll(',', '') : lower
  let plain = lower.normalize('NFKC').replace(OPTIONAL_MARKS, '')
  for (const [letter, usual] of ARABIC_LETTERS) plain = plain.replace(letter, usual)
  if (language === 'ru') plain = plain.replaceAll('ё', 'е')
  if (language === 'en' || language === 'unknown') plain = withoutAccents(plain)
  return /^\p{N}/u.test(plain) ? plain.replace(/[,٬]/g, '') : plain
}

/** Turkish has a dotted and a dotless i. */
function toLowerCase(word: string, language: Language): string {
  return language === 'tr' ? word.toLocaleLowerCase('tr') : word.toLowerCase()
}

/** English: Saturn's; French and Italian: l'eau, dell'arte; Turkish: Ankara'nın. */
function withoutClitics(word: string, language: Language): string {
  if (!/['’]/.test(word)) return word
  switch (language) {
    case 'fr':
    case 'it':
      return word.replace(/^\p{L}+['’](?=\p{L})/u, '')
    case 'tr':
      return word.replace(/['’].*$/u, '')
    default:
      return word.replace(/['’]s?$/, '')
  }
}

/** Without accents, and with ß, ø, đ, ł and dotless i as the letters that are typed instead. */
export function withoutAccents(word: string): string {
  if (/^[ -~]*$/.test(word)) return word
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replace(/[ßøđłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }
