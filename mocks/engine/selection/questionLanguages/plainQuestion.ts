import { fold, withoutAccents } from '../../text/fold.ts'

/** English contractions, also without their apostrophe. */
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:(what|who|where|when|how|why|that|there|here|it)'s|(what|who|where|how)s)(?= )/g, '$1$2 is'],
  [/\b(what|who|where|how|why)'re\b/g, '$1 are'],
  [/\b(what|where|who|how|why|when)'d\b/g, '$1 did'],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b/g, 'can not'],
  [/n't\b/g, ' not'],
]

/**
 * A question as the patterns expect it: in lower case, without accents in Latin script, vowel marks and hamzas in Arabic, ё
 * in Russian, quotation marks, and punctuation at both ends; English contractions in full.
 */
export function plainQuestion(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/["“”„«»「」『』*_`¿¡]/g, '')
    .replace(/\p{Script=Latin}+/gu, withoutAccents)
    .replace(/[\p{Script=Arabic}\p{M}]+/gu, (word) => fold(word, 'ar'))
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .replace(/^[\s'(.]+|[\s?!.。؟…)]+$/g, '')
  for (const [contraction, full] of CONTRACTIONS) plain = plain.replace(contraction, full)
  return plain
}
