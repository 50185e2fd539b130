import type { Language } from './language.ts'

/** A writing system and the known languages that are written in it. */
export interface Script {
  readonly letters: RegExp
  /** Minimum share of these letters among those of a text. */
  readonly minShare: number
  /** Minimum score of a language, see `detectLanguage`; low where hardly any other language is written in the script. */
  readonly minScore: number
  /** Of equal scores the first wins. */
  readonly languages: readonly Language[]
}

/** In order of precedence: Japanese also uses Han letters. */
export const SCRIPTS: readonly Script[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, minShare: 0.1, minScore: -1, languages: ['ja'] },
  script('Han', -1, 'zh'),
  script('Hangul', -1, 'ko'),
  script('Thai', -1, 'th'),
  script('Lao', -1, 'lo'),
  script('Khmer', -1, 'km'),
  script('Myanmar', -1, 'my'),
  script('Armenian', -1, 'hy'),
  script('Greek', -1, 'el'),
  script('Tamil', -1, 'ta'),
  script('Arabic', -0.2, 'ar'),
  script('Cyrillic', 0.04, 'ru', 'bg', 'uk'),
  script('Devanagari', 0.14, 'hi'),
  script(
    'Latin',
    0.14,
    ...([
      'en',
      'da',
      'de',
      'es',
      'fi',
      'fr',
      'hu',
      'id',
      'it',
      'lt',
      'nl',
      'no',
      'pt',
      'ro',
      'sv',
      'tr',
    ] as const),
  ),
]

function script(name: string, minScore: number, ...languages: Language[]): Script {
  return { letters: new RegExp(`\\p{Script=${name}}`, 'gu'), minShare: 0.5, minScore, languages }
}

/**
 * The letters in lower case of languages in a script with others; from the exemplar characters of Unicode CLDR. Persian
 * and Urdu have other forms of kaf and yeh than Arabic. Marathi and Nepali have the letters of Hindi, so stop words decide.
 */
export const ALPHABETS: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  ar: new Set('ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي'),
  bg: cyrillic('ъѝ'),
  ru: cyrillic('ёъыэ'),
  uk: cyrillic('ґєії'),
  da: latin('æøåé'),
  de: latin('äöüß'),
  en: latin(''),
  es: latin('áéíóúüñ'),
  fi: latin('äöå'),
  fr: latin('àâæçéèêëîïôœùûüÿ'),
  hu: latin('áéíóöőúüű'),
  id: latin(''),
  it: latin('àèéìíîòóùú'),
  lt: latin('ąčęėįšųūž'),
  nl: latin('áéëèêïíóöúü'),
  no: latin('æøåéòô'),
  pt: latin('áâãàçéêíóôõúü'),
  ro: latin('ăâîșşțţ'),
  sv: latin('åäöé'),
  tr: latin('çğıöşüâîû'),
}

function cyrillic(own: string): ReadonlySet<string> {
  return new Set(`абвгдежзийклмнопрстуфхцчшщьюя${own}`)
}

function latin(own: string): ReadonlySet<string> {
  return new Set(`abcdefghijklmnopqrstuvwxyz${own}`)
}
