import type { DocumentStore } from '../documentStore.ts'
import { isSamePlace, type Placed, placedIn } from './placed.ts'

/** The rarest words of a statement that are looked up. */
const MAX_TERMS = 6
/** A word in more passages does not tell what a statement is about. */
const MAX_PASSAGES = 80
const PASSAGES = 6
const STATEMENTS = 4
/** Minimum share of the statement's words, by rarity. */
const MIN_SHARE = 0.3

/**
 * The statements that share most with one, by the rarity of their words; from other documents, or from its own with
 * `isWithin`. Looks at a limited number of passages, however many documents there are.
 */
export function similarStatements(own: Placed, store: DocumentStore, isWithin: boolean): Placed[] {
  const { index } = store
  const rarity = new Map([...own.sentence.subjectTerms].map((term) => [term, index.rarity(term)]))
  const rare = [...rarity]
    .filter(([term]) => index.countUnits(term) <= MAX_PASSAGES)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_TERMS)
  const scores = new Map<string, number>()
  for (const [term, weight] of rare)
    for (const id of index.unitsWith(term)) scores.set(id, (scores.get(id) ?? 0) + weight)
  const passages = [...scores]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => store.passages.get(id) ?? [])
    .filter(({ documentId }) => (documentId === own.passage.documentId) === isWithin)
    .slice(0, PASSAGES)
  const whole = [...rarity.values()].reduce((sum, weight) => sum + weight, 0)
  const found = passages
    .flatMap((passage) => placedIn(passage, store))
    .filter((other) => !isSamePlace(other, own))
    .map((other) => {
      const common = [...rarity].filter(([term]) => other.sentence.subjectTerms.has(term))
      return { other, share: common.reduce((sum, [, weight]) => sum + weight, 0) / whole }
    })
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
  const chosen: Placed[] = []
  for (const { other } of found) {
    if (chosen.length === STATEMENTS) break
    if (!chosen.some((one) => isSamePlace(one, other))) chosen.push(other)
  }
  return chosen
}
