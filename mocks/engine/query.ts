import type { InvertedIndex, WeightedTerm } from './invertedIndex.ts'
import { CORRECTION_WEIGHT, correctTerm } from './spelling.ts'
import { isFiller } from './text/fillers.ts'
import { fold } from './text/fold.ts'
import type { Language } from './text/language.ts'
import { isStopWord } from './text/stopWords.ts'
import { termsOf, words } from './text/terms.ts'
import { isEnglishWord, relatedStems } from './thesaurus/thesaurus.ts'

export interface QueryTerm extends WeightedTerm {
  /** As typed. */
  readonly word: string
  /** Its stems in the languages of the documents. A text contains the term if it contains any of them. */
  readonly variants: readonly string[]
  /** Its count in the query; reduced if the term is a spelling correction. */
  readonly weight: number
  readonly isCorrection: boolean
}

/**
 * The terms of a query without stop words, each once. Which words are stop words depends on the language of the query:
 * of the documents' languages and English the one with the most stop words in it.
 *
 * @param languages those of the documents
 */
export function parseQuery(
  query: string,
  index: InvertedIndex,
  languages: ReadonlySet<Language>,
): QueryTerm[] {
  const language = languageOfQuery(query, languages)
  const found: QueryTerm[] = []
  const all = words(query, language)
  const isEnglish = language === 'en' || language === 'unknown'
  for (const [i, { text, folded }] of all.entries()) {
    if (isStopWord(folded, language) || isFiller(folded, language)) continue
    const isName = i > 0 && /^\p{Lu}/u.test(text)
    const following = all.slice(i + 1).map((word) => word.folded)
    for (const typed of termsWithVariants(text, language, languages)) {
      const correction = isEnglish && isEnglishWord(folded) ? null : correctTerm(typed, index)
      const related = isEnglish && !isName ? relatedStems(folded, following) : new Map<string, number>()
      addTerm(found, {
        word: text,
        variants: correction === null ? typed : [correction],
        related: new Map([...related].filter(([stem]) => index.has(stem) && !typed.includes(stem))),
        weight: correction === null ? 1 : CORRECTION_WEIGHT,
        isCorrection: correction !== null,
      })
    }
  }
  return found
}

/** Two words are one term if they have a variant in common. */
function addTerm(found: QueryTerm[], term: QueryTerm): void {
  const same = found.findIndex(({ variants }) => variants.some((variant) => term.variants.includes(variant)))
  const known = found[same]
  if (known === undefined) found.push(term)
  else
    found[same] = {
      ...term,
      word: known.word,
      variants: [...new Set([...known.variants, ...term.variants])],
      related: new Map([...term.related, ...known.related]),
      weight: known.weight + term.weight,
    }
}

/** The terms of a word, each with its variant in every language, that in the query's language first. */
function termsWithVariants(word: string, language: Language, languages: ReadonlySet<Language>): string[][] {
  const own = termsOf(fold(word, language), language)
  if (own.length > 1) return own.map((term) => [term])
  const others = Array.from(languages).flatMap((other) => termsOf(fold(word, other), other))
  return [[...new Set([...own, ...others])]]
}

/** Of several languages with as many stop words the one whose document is oldest, and English last. */
function languageOfQuery(query: string, languages: ReadonlySet<Language>): Language {
  let best: Language = 'unknown'
  let most = -1
  for (const language of [...languages, 'en' as const]) {
    const count = words(query, language).filter(({ folded }) => isStopWord(folded, language)).length
    if (count > most) [best, most] = [language, count]
  }
  return best
}
