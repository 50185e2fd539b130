import { isStopWord } from '../../mocks/engine/text/stopWords.ts'
import { levelOf } from '../../mocks/engine/thesaurus/levels.ts'
import type { WordNet } from './wordNet.ts'

const MAX_WORDS = 18_000
const MAX_RELATED = 16
/** Relations below this weight find more wrong words than right ones. */
const MIN_WEIGHT = 0.17

/** The parts of the table, see mocks/engine/thesaurus/thesaurus.ts. */
export interface ThesaurusParts {
  readonly words: readonly string[]
  readonly related: readonly string[]
  readonly irregular: readonly string[]
}

/**
 * Chooses the most frequent words of WordNet and the words that are related to each.
 *
 * @param frequent words, the most frequent first
 */
export function thesaurusOf(wordNet: WordNet, frequent: readonly string[]): ThesaurusParts {
  const chosen = new Set<string>()
  for (const word of frequent) {
    if (chosen.size === MAX_WORDS) break
    if (!/^[a-z]{2,}$/.test(word)) continue
    for (const lemma of wordNet.lemmasOf(word))
      if (/^[a-z]{2,}$/.test(lemma) && !isStopWord(lemma, 'en')) chosen.add(lemma)
  }
  const single = [...chosen]
  const phrasal = wordNet.phrasalVerbs.filter((verb) => chosen.has(verb.split(' ')[0] ?? ''))
  const numbers = new Map(single.map((word, i) => [word, i]))
  const relatedOf = (word: string): string =>
    encode(
      [...wordNet.relatedTo(word)]
        .filter(([other, weight]) => weight >= MIN_WEIGHT && numbers.has(other))
        .sort(([a, x], [b, y]) => y - x || (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0))
        .slice(0, MAX_RELATED)
        .map(([other, weight]) => [numbers.get(other) ?? 0, weight]),
    )
  const usedVerbs = phrasal.filter((verb) => relatedOf(verb) !== '')
  const words = [...single, ...usedVerbs]
  return {
    words,
    related: words.map(relatedOf),
    irregular: wordNet.irregularForms
      .filter(({ lemma }) => chosen.has(lemma))
      .map(({ form, lemma }) => `${form} ${lemma}`),
  }
}

/** The numbers of words in base 36, those of one level after its letter: 'B1f 2a C9'. */
function encode(related: readonly (readonly [number: number, weight: number])[]): string {
  const byLevel = Map.groupBy(related, ([, weight]) => levelOf(weight))
  return [...byLevel]
    .map(([level, entries]) => level + entries.map(([number]) => number.toString(36)).join(' '))
    .join('')
}
