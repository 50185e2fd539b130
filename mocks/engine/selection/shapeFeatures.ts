import type { Features } from './featureGroups.ts'
import type { Match } from './matches.ts'
import type { Question } from './question.ts'

const REFERS_BACK = /^(?:this|that|these|those|it|they|he|she|his|her|its|their|such|here|there|both)\b/i
/** Longer sentences contain more words by chance, so further words do not count. */
const LENGTH = { least: 5, most: 45 }

/** The length and form of the sentence, whatever its words are. */
export function shapeFeatures({ sentence, found, foundAbove }: Match, question: Question): Features {
  const { text, wordCount } = sentence
  const refersBack = REFERS_BACK.test(text)
  return {
    length: Math.log(Math.min(LENGTH.most, Math.max(1, wordCount))),
    newWords: Math.log(1 + Math.min(LENGTH.most, Math.max(0, sentence.terms.size - found.size))),
    isShort: wordCount < LENGTH.least ? 1 : 0,
    isLong: wordCount > LENGTH.most ? 1 : 0,
    isLabel: sentence.isLabel ? 1 : 0,
    isQuestion: /\?["'”’)\]]*$/.test(text) ? 1 : 0,
    endsWithColon: text.endsWith(':') ? 1 : 0,
    refersBack: refersBack ? 1 : 0,
    refersToTitle: refersBack && foundAbove.size > 0 ? 1 : 0,
    digits: (text.match(/\d/g)?.length ?? 0) / Math.max(1, text.length),
    symbols: (text.match(/[^\p{L}\p{N}\s.,;:'"()-]/gu)?.length ?? 0) / Math.max(1, text.length),
    isYesNo: question.kind === 'yesNo' ? 1 : 0,
  }
}
