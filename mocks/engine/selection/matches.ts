import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { sortByScore } from '../invertedIndex.ts'
import type { Sentence } from '../text/sentence.ts'
import type { Found, Question } from './question.ts'
import { areRelated } from './relatedForms.ts'

/** A sentence of one of the best passages, compared with the question. */
export interface Match {
  readonly passage: StoredPassage
  readonly sentence: Sentence
  /** BM25 score of the passage. */
  readonly passageScore: number
  /** For each word of the sentence the position of the question's term that it contains, or -1. */
  readonly termOfWord: readonly number[]
  /** The question's terms in the sentence. */
  readonly found: Found
  /** Further terms of the question for which the sentence has a word with the same beginning, or a compound. */
  readonly related: Found
  /** The question's terms in the passage or the titles above it. */
  readonly foundInPassage: Found
  /** The question's terms in the titles above the sentence and in the text that it belongs to. */
  readonly foundAbove: Found
}

/** Maximum number of passages whose sentences are compared. */
const MAX_PASSAGES = 40

/** The sentences of the passages with the highest BM25 scores, best passage first. Overlapping passages give a sentence once. */
export function findMatches(
  store: DocumentStore,
  question: Question,
  includes: (passage: StoredPassage) => boolean,
): Match[] {
  const scores = new Map<string, number>()
  for (const [id, score] of store.index.score(question.terms)) {
    const passage = store.passages.get(id)
    if (passage !== undefined && includes(passage)) scores.set(id, score)
  }
  const seen = new Map<StoredPassage['page'], Set<number>>()
  const relatedPositions = createRelatedPositions(question)
  return sortByScore(scores)
    .slice(0, MAX_PASSAGES)
    .flatMap(([id, passageScore]) => {
      const passage = store.passages.get(id)
      if (passage === undefined) return []
      const starts = seen.get(passage.page) ?? new Set<number>()
      seen.set(passage.page, starts)
      const { terms, sentences } = store.featuresOf(passage)
      const foundInPassage = positionsOf(terms, question)
      return sentences.flatMap((sentence): Match[] => {
        if (starts.has(sentence.start)) return []
        starts.add(sentence.start)
        const found = positionsOf(sentence.terms, question)
        const termOfWord = sentence.stems.map((stem) => question.meanings.get(stem)?.position ?? -1)
        return [
          {
            passage,
            sentence,
            passageScore,
            termOfWord,
            found,
            related: new Map(
              sentence.stems
                .flatMap(relatedPositions)
                .flatMap((position) => (found.has(position) ? [] : [[position, 1] as const])),
            ),
            foundInPassage,
            foundAbove: positionsOf(sentence.termsAbove, question),
          },
        ]
      })
    })
}

/** The question's terms that a set of stems contains. */
export function positionsOf(stems: ReadonlySet<string>, { meanings }: Question): Found {
  const found = new Map<number, number>()
  for (const [stem, { position, weight }] of meanings)
    if (stems.has(stem) && weight > (found.get(position) ?? 0)) found.set(position, weight)
  return found
}

/** Returns the positions of the terms that a stem is related to. */
function createRelatedPositions({ terms }: Question): (stem: string) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (stem) => {
    const positions =
      known.get(stem) ??
      terms.flatMap(({ variants }, position) =>
        variants.some((variant) => areRelated(stem, variant)) ? [position] : [],
      )
    known.set(stem, positions)
    return positions
  }
}
